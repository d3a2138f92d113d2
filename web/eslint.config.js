// What types cannot see: promises nobody waits for, keys and effects of Svelte, names that are not used. Prettier has the layout.
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['.types', 'dist', 'test-results', 'public', 'node_modules'] },
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    rules: {
      // NB: of what templates pass on, ESLint does not know the types: svelte-check does, and finds every `any`.
      ...Object.fromEntries(
        ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [`@typescript-eslint/no-unsafe-${use}`, 'off']),
      ),
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/require-await': 'off', // a function that promises may know the answer at once
      'svelte/no-unused-svelte-ignore': 'off', // the compiler's warnings are svelte-check's
    },
  },
  {
    // A page is where things meet: nothing but the app itself imports one.
    files: ['src/*/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.\\./)+pages/', message: 'Nothing imports a page: what two need belongs to app/ or table/.' }] },
      ],
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
