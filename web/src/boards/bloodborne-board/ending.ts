/** What the result of a hunt tells: why it failed, and who hunted. */
import type { Told } from '..'
import type { Box, View } from '../../generated/bloodborne-board'
import type { TableWords } from '../../words/table'
import { open } from './missions'

export function told(view: View, words: TableWords<Box>): Told {
  const seats = view.hunters.map(({ hunter }) => (hunter ? words.noun('hunter', hunter) : ''))
  return { why: why(view, words), seats }
}

/** 17.4 The final round ended, and the hunt's mission was still open; where no such mission is, nothing needs to be said. */
function why(view: View, words: TableWords<Box>): string {
  const hunt = open(view).find(({ type }) => type === 'hunt')
  if (view.phase !== 'over' || !hunt) return ''
  const said = { chapter: words.noun('chapter', view.chapter), mission: words.noun('mission', hunt.mission) }
  const step = hunt.step ? words.noun('mission_step', hunt.step) : ''
  return [words.text('end-hunt-open', said), step].filter(Boolean).join(' ')
}
