import { describe, expect, it } from 'vitest'
import type { Event, View } from '../../generated/dungeon-cards'
import { cellsOf, chanceToBust, costsOf, danger, heapsOf } from './chances'
import { contentOf } from './content'
import { throwOf } from './dice'
import { movements } from './motion'
import { sceneOf } from './scene'
import { ADVENTURERS, AIDS, BOSSES, CARDS, cardSymbol } from './symbols'
import { BOOK, VIEW } from './sample'

const content = contentOf(BOOK)
const player = { adventurer: 'warrior', gold: 2, hits: 1, most_hits: 4, points: 1, items: ['smoke_bomb'], out: false }
const view: View = { ...VIEW, players: [player, { ...player, adventurer: 'rogue', gold: 5, items: [] }], turn: 0 }

function after(...events: Event[]) {
  return sceneOf(view, events, content)
}
const lines = (...events: Event[]) => events.map((happening) => ({ happening }))

describe('the chance of going bust', () => {
  it('is worded by how grave it is', () => {
    expect([0, 0.1, 0.3, 0.8].map(danger)).toEqual(['safe', 'fair', 'risky', 'grave'])
  })

  it('is counted from the deck, and from the discards where that is empty', () => {
    const deck = { goblin: 3, zombie: 1 } // 2 and 6 actions
    expect([6, 5, 1].map((room) => chanceToBust(room, deck, {}, content))).toEqual([0, 0.25, 1])
    expect(chanceToBust(5, {}, { zombie: 1, goblin: 1 }, content)).toBe(0.5)
    expect(chanceToBust(5, {}, {}, content)).toBe(0)
  })
})

describe('the gauge', () => {
  it('has a cell for each action, filled card by card', () => {
    expect(cellsOf([2, 1], 4).map((cell) => cell.card)).toEqual([0, 0, 1, -1])
  })

  it('marks what lies over the limit', () => {
    const cells = cellsOf([3, 3], 4)
    expect(cells).toHaveLength(6)
    expect(cells.map((cell) => cell.over)).toEqual([false, false, false, false, true, true])
  })

  it('fills to the total, also where an aid has lowered a card', () => {
    const row = [{ card: 'goblin' }, { card: 'zombie' }] // 2 and 6
    const sum = (costs: number[]) => costs.reduce((all, each) => all + each, 0)
    expect(costsOf(row, 8, 6, true, content)).toEqual([2, 6])
    expect(costsOf(row, 6, 4, true, content)).toEqual([2, 4])
    expect(sum(costsOf(row, 7, 6, true, content))).toBe(7)
    expect(costsOf([], 0, 0, true, content)).toEqual([])
  })
})

describe('the piles', () => {
  it('are sorted by type, with their copies', () => {
    const heaps = heapsOf({ goblin: 3, zombie: 2, tripwire: 4 }, content)
    expect(heaps.map((heap) => [heap.type, heap.copies])).toEqual([
      ['trap', 4],
      ['monster', 5],
    ])
  })
})

describe('the scene', () => {
  it('is the view where nothing is being shown', () => {
    expect(after()).toMatchObject({ row: [], action_total: 0, turn: 0, deckLeft: 84 })
  })

  it('follows a turn: a card, its actions, a won fight', () => {
    const scene = after(
      { event: 'card_turned', seat: 0, card: 'goblin', action: 2 },
      { event: 'actions_counted', seat: 0, total: 2, limit: 9 },
      { event: 'fights', seat: 0, card: 'goblin', dice: 6, need: 1 },
      { event: 'roll_succeeded', seat: 0, result: 3, need: 1 },
      { event: 'points_gained', seat: 0, points: 2, total: 3 },
    )
    expect(scene).toMatchObject({ row: [{ card: 'goblin', status: 'found' }], action_total: 2, deckLeft: 83 })
    expect(scene.players[0]!.points).toBe(3)
    expect(view.players[0]!.points).toBe(1)
  })

  it('knows what was evaded, and robbed on the way past', () => {
    const evaded: Event[] = [
      { event: 'card_turned', seat: 0, card: 'goblin', action: 2 },
      { event: 'evades', seat: 0, card: 'goblin', dice: 3, need: 1 },
      { event: 'roll_succeeded', seat: 0, result: 1, need: 1 },
    ]
    expect(after(...evaded).row[0]!.status).toBe('evaded')
    expect(after(...evaded, { event: 'pocket_picked', seat: 0, card: 'goblin' }).row[0]!.status).toBe('found')
  })

  it('moves gold and items between players', () => {
    const scene = after(
      { event: 'gold_moved', seat: 0, rival: 1, gold: 3, total: 5 },
      { event: 'item_collected', seat: 1, item: 'keen_blade' },
      { event: 'aid_used', seat: 0, aid: 'smoke_bomb', points: 1 },
    )
    expect(scene.players.map((each) => each.gold)).toEqual([5, 2])
    expect(scene.players.map((each) => each.items)).toEqual([[], ['keen_blade']])
  })

  it('loses everything when somebody goes bust, and begins anew with the next turn', () => {
    const bust: Event[] = [
      { event: 'card_turned', seat: 0, card: 'zombie', action: 6 },
      { event: 'went_bust', seat: 0, total: 11, limit: 9 },
    ]
    expect(after(...bust)).toMatchObject({ bust: true, action_total: 11 })
    expect(after(...bust, { event: 'lost_finds', seat: 0, cards: 1 }).row).toEqual([])
    expect(after(...bust, { event: 'turn_begins', seat: 1 })).toMatchObject({ bust: false, action_total: 0, action_limit: 10, turn: 1 })
  })

  it('turns the boss up and counts the hits on it', () => {
    const scene = after(
      { event: 'boss_revealed', boss: 'minotaur' },
      { event: 'challenged', seat: 1, boss: 'minotaur' },
      { event: 'boss_hit', seat: 1, boss: 'minotaur', damage: 2, hits: 4 },
      { event: 'hit_by_boss', seat: 1, hits: 4, limit: 4, boss: 'minotaur' },
      { event: 'knocked_out', seat: 1 },
    )
    expect(scene).toMatchObject({ phase: 'boss', boss: 'minotaur', boss_damage: 2, turn: 1 })
    expect(scene.players[1]).toMatchObject({ hits: 4, out: true })
  })
})

describe('the dice', () => {
  const opening: Event = { event: 'fights', seat: 0, card: 'goblin', dice: 4, need: 2 }

  it('lie as they fell, and are judged', () => {
    const thrown = throwOf(
      lines(opening, { event: 'rolled', seat: 0, strikes: 2, evades: 1, skills: 1 }, { event: 'roll_succeeded', seat: 0, result: 2, need: 2 }),
    )!
    expect(thrown.dice.map((die) => die.face)).toEqual(['strike', 'strike', 'evade', 'skill'])
    expect(thrown).toMatchObject({ kind: 'fight', seat: 0, need: 2, result: 2, verdict: 'success' })
  })

  it('that are set aside fall anew, and the others stay', () => {
    const thrown = throwOf(
      lines(
        opening,
        { event: 'rolled', seat: 0, strikes: 1, evades: 2, skills: 1 },
        { event: 'dice_set_aside', seat: 0, face: 'evade' },
        { event: 'dice_set_aside', seat: 0, face: 'evade' },
        { event: 'rolled', seat: 0, strikes: 2, evades: 0, skills: 2 },
      ),
    )!
    expect(thrown.dice.map((die) => die.face)).toEqual(['strike', 'strike', 'skill', 'skill'])
    expect(thrown.dice.map((die) => die.thrown)).toEqual([2, 5, 5, 2])
    expect(thrown.dice.some((die) => die.aside)).toBe(false)
  })

  it('wait until they are thrown, and are cleared away by the next card', () => {
    expect(throwOf(lines(opening))).toMatchObject({ dice: [], number: 4, verdict: null })
    expect(throwOf(lines(opening, { event: 'card_turned', seat: 0, card: 'goblin', action: 2 }))).toBeNull()
    expect(throwOf([])).toBeNull()
  })

  it('lie as the view says where no line tells of them, and go on from there', () => {
    const roll = { kind: 'evade', strikes: 1, evades: 2, skills: 0, result: 2, need: 3, aside: [1, 0, 0] }
    const laid = throwOf([], { roll, turn: 1 })!
    expect(laid).toMatchObject({ kind: 'evade', seat: 1, need: 3, verdict: null })
    expect(laid.dice.map((die) => [die.face, die.aside])).toEqual([
      ['strike', true],
      ['evade', false],
      ['evade', false],
    ])
    const again: Event[] = [{ event: 'rolled', seat: 1, strikes: 0, evades: 3, skills: 0 }]
    expect(throwOf(lines(...again), { roll, turn: 1 }, again)!.dice.map((die) => die.thrown)).toEqual([1, 0, 0])
    const next: Event[] = [{ event: 'turn_begins', seat: 0 }]
    expect(throwOf(lines(...next), { roll, turn: 1 }, next)).toBeNull()
  })
})

describe('what flies', () => {
  it('goes to whoever gets it', () => {
    expect(movements({ event: 'gold_moved', seat: 0, rival: 2, gold: 3, total: 9 })).toMatchObject([{ from: 'gold-2', to: 'gold-0', count: 3, text: '+3' }])
    expect(movements({ event: 'purse_scorched', seat: 1, gold: 2 })).toMatchObject([{ from: 'gold-1', to: 'boss', text: '−2' }])
    expect(movements({ event: 'turn_begins', seat: 1 })).toEqual([])
  })
})

describe('the symbols', () => {
  it('exist for everything in the content, each for one thing only', () => {
    const { adventurer, card, boss } = BOOK.content
    for (const { id } of card) expect(id in CARDS || id.replace('adv_', '') in ADVENTURERS).toBe(true)
    for (const { id } of boss) expect(BOSSES[id]).toBeTruthy()
    for (const { id, skill } of adventurer) {
      expect(ADVENTURERS[id]).toBeTruthy()
      for (const each of skill) expect(AIDS[each.id]).toBeTruthy()
    }
    expect(new Set(card.map(({ id }) => cardSymbol(id))).size).toBe(card.length)
  })
})
