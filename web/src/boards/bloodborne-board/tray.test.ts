/** What lies at the foot of the map while something is asked. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Box } from '../../generated/bloodborne-board'
import type { TableWords } from '../../words/table'
import { answersTo } from './answers'
import { Faces } from './faces'
import { ask, content, hunter, view, words } from './fixture'
import { matterOf, waresOf } from './tray'

let en: TableWords<Box>
let faces: Faces
beforeAll(async () => {
  en = await words()
  faces = new Faces(content, en)
})

describe('where a question comes from', () => {
  const matter = (question: string, change: Parameters<typeof view>[0] = {}, space = 'central_lamp_b') => matterOf(question, view(change), hunter({ space }), content, en)

  it('is the tile on which somebody interacts', () => {
    expect(matter('interact_with')).toMatchObject({ title: 'Central Lamp', text: 'Interact on the lamp to travel to another lamp, or onto a tile behind fog gates.' })
    expect(matter('pick', {}, 'tomb_of_oedon_a')?.text).toBe('Interacting: pick one consumable of three.')
  })

  it('is a mission that takes something there', () => {
    const missions = view().missions.map((mission, at) => (at === 0 ? { ...mission, done: false, goal: 'donate', tile: 'well' } : mission))
    expect(matter('give_item', { missions }, 'well_a')?.text).toContain(en.noun('mission', missions[0]!.mission))
    expect(matter('give_item', { missions }, 'alleyway_a')?.text).toBe('')
  })

  it('is the card or the item that brings it', () => {
    expect(matter('drop')?.title).toBe('Tireless')
    expect(matter('swap_back')?.title).toBe('Rune: Eye')
    expect(matter('act')).toBeNull()
  })

  it('tells a firearm from another reward', () => {
    expect(matter('receive', { found: 'hunter_pistol' })?.text).toContain('the firearm they carry')
    expect(matter('receive', { found: 'rune_moon' })?.text).toContain('lets another one go')
  })
})

describe('the cards that a question is about', () => {
  const keys = (question: string, found: string | null, ...options: [string, string][]) =>
    waresOf(answersTo(ask(question, ...options)), view({ found }), hunter({ rewards: { rune_moon: true } }), faces).map(({ key }) => key)

  it('lie there if they have to be read before one of them goes', () => {
    expect(keys('set_aside', null, ['rune_moon', 'item'])).toEqual(['item/rune_moon'])
    expect(keys('swap_away', null, ['skill', 'card'])).toEqual(['card/skill'])
  })

  it('do not lie there where hand or bag offer them', () => {
    expect(keys('on_kill', null, ['rune_moon', 'item'])).toEqual([])
    expect(keys('pay', null, ['skill', 'card'])).toEqual([])
  })

  it('are shown if they are given to somebody', () => {
    expect(keys('receive', 'blood_vial', ['seat_2', 'seat'])).toEqual(['item/blood_vial'])
  })
})
