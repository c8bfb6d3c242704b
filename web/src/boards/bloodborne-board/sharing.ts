/** What is told of the questions about who gets what, and what goes for it. */
import { seatNumber } from '../../words/table'
import type { Asked, Said } from './telling'

export const SHARED: Record<string, (asked: Asked) => Said> = {
  receive: (asked) => ({ question: naming(asked, asked.view.phase === 'between' ? 'tell-give' : 'tell-receive'), does: carried(asked) }),
  pass_on: (asked) => ({ question: naming(asked, 'tell-pass-on'), does: carried(asked) }),
  keep_firearm: ({ view, own, words }) => {
    const guns: Record<string, string | null> = { old: own.firearm, new: view.found }
    return { does: (name) => (guns[name] ? words.noun('firearm', guns[name]) : '') }
  },
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
  const sort = content.sortOf(view.found ?? '')
  return (name) => {
    const hunter = view.hunters[seatNumber(name)]
    if (!hunter) return ''
    const { firearm, consumables, rewards } = hunter
    const guns = sort === 'firearm' && firearm ? [words.noun('firearm', firearm)] : []
    const items = [...new Set([...consumables, ...Object.keys(rewards)])].filter((item) => content.sortOf(item) === sort)
    const things = [...guns, ...items.map((item) => words.noun('item', item))]
    return things.length > 0 ? words.text('does-receive', { things: things.join(', ') }) : words.text('does-receive-first')
  }
}
