import '@fontsource-variable/inter';
import '@fontsource-variable/josefin-sans';
import '../src/style/base.css';
import '../src/pages/pages.css';

import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { spoken } from '../src/i18n/language.svelte';

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'light';
await spoken.speak('en');
await spoken.need('aside');
mount(Gallery, { target: document.getElementById('app')! });
