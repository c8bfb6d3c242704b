/**
 * The colours of the games: whatever is about one, `[data-game]`, has its accent as `--accent` (of the ground) and
 * `--accent-text` (to be read on it), and the second one of a game that has two as `--accent-other`.
 */
import type { GameColour, GameInfo } from '../generated/hall'

const NAMES = ['--accent', '--accent-other']

const sheet = new CSSStyleSheet()

/** Let everything that is about these games be seen in their colours. */
export function paint(games: readonly Pick<GameInfo, 'game' | 'colours'>[]): void {
  sheet.replaceSync(games.map(({ game, colours }) => rules(game, colours)).join('\n'))
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** What a game's colours are by night, and by day. */
export function rules(game: string, colours: readonly GameColour[]): string {
  const place = `[data-game='${CSS.escape(game)}']`
  const named = NAMES.flatMap((name, at) => (colours[at] ? [{ name, colour: colours[at] }] : []))
  const said = (writing: 'on_dark' | 'on_light'): string =>
    named.map(({ name, colour }) => `${name}: ${colour.ground}; ${name}-text: ${colour[writing]}`).join('; ')
  return `${place} { ${said('on_dark')} }\n[data-theme='light'] ${place} { ${said('on_light')} }`
}
