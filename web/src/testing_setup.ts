// Before every file of tests: what is said is said in English.
import { spoken } from './i18n/language.svelte';

await spoken.speak('en');
