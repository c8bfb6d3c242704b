import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['node_modules', 'src/generated', 'screenshots'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The client has its own small router, and addresses of the hall are not its routes.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['worker/*.js'], languageOptions: { globals: { ...globals.serviceworker } } },
  {
    // Types come from the hall's own structs: outside tests, nothing is given a type that nobody has looked at.
    ignores: ['**/*.test.ts', '**/testing.ts', '**/fixture.ts', '**/sample.ts'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  // What each room of the client may not know: boards know no pages, and what all share knows neither boards nor pages.
  ...Object.entries({
    words: ['hall', 'games', 'ui', 'cards', 'boards', 'table', 'lobby', 'front'],
    hall: ['games', 'ui', 'cards', 'boards', 'table', 'lobby', 'front'],
    games: ['ui', 'cards', 'boards', 'table', 'lobby', 'front'],
    cards: ['hall', 'games', 'ui', 'boards', 'table', 'lobby', 'front'],
    motion: ['games', 'ui', 'boards', 'table', 'lobby', 'front'],
    hands: ['hall', 'games', 'ui', 'cards', 'boards', 'table', 'lobby', 'front'],
    sound: ['games', 'ui', 'cards', 'boards', 'table', 'lobby', 'front'],
    ui: ['boards', 'table', 'lobby', 'front'],
    generic: ['cards', 'table', 'lobby', 'front'],
    boards: ['table', 'lobby', 'front'],
    table: ['front'],
    lobby: ['table', 'front'],
  }).map(([room, others]) => ({
    files: [`src/${room}/**`],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: `^(\\.\\./)+(${others.join('|')})(/|$)` }] }] },
  })),
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  { files: ['*.js', '*.mjs', '*.ts'], languageOptions: { globals: { ...globals.node } } },
)
