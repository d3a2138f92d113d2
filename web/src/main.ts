import '@fontsource-variable/inter';
import '@fontsource-variable/josefin-sans';
import './style/base.css';
import './pages/pages.css';

import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
