import '@fontsource-variable/inter';
import '@fontsource-variable/josefin-sans';
import './style/base.css';
import './pages/pages.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { spoken } from './i18n/language.svelte';
import { spokenHere } from './app/preferences.svelte';

void spoken.speak(spokenHere()).then(() => mount(App, { target: document.getElementById('app')! }));
