/** What is told of the questions about who gets what, and what goes for it. */
import type { HunterView, View } from '../../generated/bloodborne-board'
import { seatNumber, type TableWords } from '../../words/table'
import type { Answers } from './answers'
import type { Content } from './content'
import type { Asked, Said } from './telling'

export const SHARED: Record<string, (asked: Asked) => Said> = {
  receive: (asked) => ({ question: naming(asked, asked.view.phase === 'between' ? 'tell-give' : 'tell-receive'), does: carried(asked) }),
  pass_on: (asked) => ({ question: naming(asked, 'tell-pass-on'), does: carried(asked) }),
  keep_firearm: ({ view, own, words }) => {
    const guns: Record<string, string | null> = { old: own.firearm, new: view.found }
    return { does: (name) => (guns[name] ? words.noun('firearm', guns[name]) : '') }
  },
  trade: ({ own, words }) => (own.firearm ? { names: { firearm: words.noun('firearm', own.firearm) } } : {}),
  exchange: (asked) => ({ question: naming(asked, 'tell-exchange') }),
  drop: ({ words }) => ({ question: words.text('tell-drop'), does: (name) => words.text(`does-drop-${name.replaceAll('_', '-')}`) }),
}

/** A question about the item or firearm that the view names. */
function naming({ view, content, words }: Asked, key: string): string {
  const { found } = view
  if (found === null) return ''
  return words.text(key, { item: words.noun(content.firearms.has(found) ? 'firearm' : 'item', found) })
}

/** What a hunter has of the sort that is given: their firearm, or what takes up the same room. */
function carried({ view, content, words }: Asked): (name: string) => string {
  return (name) => {
    const hunter = view.hunters[seatNumber(name)]
    if (!hunter) return ''
    const things = thingsOf(hunter, content.sortOf(view.found ?? ''), content, words)
    return things.length > 0 ? words.text('does-receive', { things: things.join(', ') }) : words.text('does-receive-first')
  }
}

/** What somebody has of a sort, by name. */
export function thingsOf({ firearm, consumables, rewards }: HunterView, sort: string, content: Content, words: TableWords): string[] {
  const guns = sort === 'firearm' && firearm ? [words.noun('firearm', firearm)] : []
  const items = [...new Set([...consumables, ...Object.keys(rewards)])].filter((item) => content.sortOf(item) === sort)
  return [...guns, ...items.map((item) => words.noun('item', item))]
}

/** What each hunter has of the sort of which one has too much: that tells who has room for it. Nothing where something else is asked. */
export function roomFor({ question, items }: Answers, scene: View, content: Content, words: TableWords): ((seat: number) => string) | null {
  const thing = question === 'pass_on' ? scene.found : question === 'set_aside' ? [...items][0] : null
  if (thing === null || thing === undefined) return null
  return (seat) => thingsOf(scene.hunters[seat]!, content.sortOf(thing), content, words).join(', ') || words.text('does-receive-first')
}
