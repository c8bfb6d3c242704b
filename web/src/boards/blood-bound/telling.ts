/** A question as it stands at the table: whom it is about by name, and what each answer does, where people are not the answers. */
import type { Telling } from '..'
import type { Box, Game, View } from '../../generated/blood-bound'
import type { OwnAsk } from '../../generated/hall'
import type { TableStore } from '../../hall/table.svelte'
import { shape } from '../../look/shape.svelte'
import type { TableWords } from '../../words/table'
import { key } from '../../words/words'

/** Whom the questions name; one that is missing, or has nobody to name, is asked as the game's own texts have it. */
const ABOUT: Record<string, (view: View) => number | null> = {
  request: ({ dagger }) => dagger,
  offer: ({ target }) => target,
  treat: ({ target }) => target, // the one helped was attacked (7.4)
  rage: ({ dagger }) => dagger, // it stays with the attacker until the attack is over (3.4)
}

/** Answers that a phone held upright has beside each other with a sentence for each; of more, each has a few words. */
const ABREAST = 2

export function tells({ view, ask }: TableStore<Game>, words: TableWords<Box>): Telling {
  if (!view || !ask) return {}
  const question = asked(view, ask, words)
  const crowded = shape() === 'upright' && ask.options.length > ABREAST
  const options = ask.options.map(({ name, noun }): [string, string] => {
    const short = key('short', ask.question, name)
    return [name, crowded && words.has(short) ? words.text(short) : words.explainOption(ask.question, name, noun)]
  })
  return { ...(question ? { question } : {}), options: Object.fromEntries(options) }
}

function asked(view: View, { question, options }: OwnAsk, words: TableWords<Box>): string {
  // Both may be had at once only here: what kinds of things there are to show is said before which.
  if (question === 'take_token') return options.length > 1 && options.some(({ name }) => name === 'rank') ? words.text('about-take-token') : ''
  const seat = ABOUT[question]?.(view) ?? null
  return seat === null ? '' : words.text(key('about', question), { name: words.seat(seat) })
}
