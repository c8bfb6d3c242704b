/** What the result of a hunt tells besides scores: how a tie was broken (12.4, 12.7). */
import type { Told } from '..'
import type { Box, View } from '../../generated/bloodborne-card'
import type { TableWords } from '../../words/table'

export function told({ hunters }: View, words: TableWords<Box>): Told {
  const alive = hunters.filter(({ status }) => status !== 'out')
  const best = Math.max(...alive.map(({ score }) => score))
  const echoes = alive.filter(({ score }) => score === best).map(({ banked, collected }) => banked + collected)
  const most = Math.max(...echoes)
  const broken = echoes.some((each) => each < most)
  return { why: broken ? words.text('hunt-tie-broken', { score: best, echoes: most }) : '', seats: [] }
}
