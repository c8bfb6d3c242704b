import { expect, it } from 'vitest'
import { told } from './ending'
import { frames, wordsOf } from './fixture'

it('says how a tie was broken, where one was', async () => {
  const words = await wordsOf()
  const { view } = frames[0]!
  const end = (...hunters: [score: number, banked: number, status?: string][]) => ({
    ...view,
    hunters: hunters.map(([score, banked, status = 'alive']) => ({ ...view.hunters[0]!, score, banked, collected: 0, status })),
  })
  expect(told(end([38, 20], [38, 25], [12, 30]), words).why).toBe('With 38 points each, the most banked Echoes decided: 25.')
  expect(told(end([38, 20], [38, 20], [12, 30]), words).why).toBe('')
  expect(told(end([40, 20], [38, 25], [12, 30]), words).why).toBe('')
  expect(told(end([38, 20], [38, 25, 'out'], [12, 30]), words).why).toBe('')
})
