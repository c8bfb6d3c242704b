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

/** What a hunter has of the kind that is given: their firearm, or the rewards that take up room. */
function carried({ view, content, words }: Asked): (name: string) => string {
  const { found } = view
  const gun = found !== null && content.firearms.has(found)
  return (name) => {
    const hunter = view.hunters[seatNumber(name)]
    if (!hunter) return ''
    const things = gun ? (hunter.firearm ? [words.noun('firearm', hunter.firearm)] : []) : Object.keys(hunter.rewards).map((item) => words.noun('item', item))
    return things.length > 0 ? words.text('does-receive', { things: things.join(', ') }) : words.text('does-receive-first')
  }
}
