import { beforeAll, describe, expect, it } from 'vitest'
import type { PlayerView, View } from '../../generated/dungeon-cards'
import type { OwnAsk } from '../../generated/hall'
import { TableWords } from '../../words/table'
import { loadGameWords, type Words } from '../../words/words'
import { besideOf } from './beside'
import { contentOf } from './content'
import { Faces } from './faces'
import { BOOK, VIEW } from './sample'
import { sceneOf } from './scene'
import { fallenOf, telling } from './telling'

const warrior: PlayerView = { adventurer: 'warrior', gold: 3, hits: 1, most_hits: 4, points: 5, items: [], out: false }
const rogue: PlayerView = { ...warrior, adventurer: 'rogue', gold: 2, items: ['smoke_bomb'], hits: 4, out: true }
const content = contentOf(BOOK)
let texts: { en: Words; es: Words }

beforeAll(async () => {
  texts = { en: await loadGameWords('dungeon-cards', 'en'), es: await loadGameWords('dungeon-cards', 'es') }
})

const wordsOf = (lang: 'en' | 'es' = 'en') => new TableWords(texts[lang], BOOK, ['Ada', 'Bram'])
const viewOf = (view: Partial<View>): View => ({ ...VIEW, players: [warrior, rogue], ...view })
const askOf = (question: string, ...options: string[]): OwnAsk => ({
  question,
  rule: '',
  options: options.map((each) => ({ name: each.split('/').at(-1)!, noun: each.includes('/') ? each.split('/')[0]! : '' })),
})
const said = (view: Partial<View>, ask: OwnAsk) => telling(viewOf(view), ask, wordsOf())

const open = (card: string, status = 'open') => ({ row: [{ card, status }], action: content.cards.get(card)!.action })
const roll = { kind: 'fight', strikes: 1, evades: 1, skills: 0, result: 1, need: 2, aside: [1, 0, 0] }
const boss = { phase: 'boss', boss: 'minotaur', boss_order: [0, 1], boss_damage: 1 }
/** Every question that can say what it is about, as it may stand. */
const ASKED: [Partial<View>, OwnAsk][] = [
  [{ ...open('goblin', 'found'), stake: 2, action_total: 2 }, askOf('push_or_stop', 'draw', 'stop')],
  [{ top_card: 'zombie', action_total: 2 }, askOf('keep_or_discard', 'keep', 'discard')],
  [open('zombie'), askOf('card_drawn', 'go_on')],
  [open('goblin'), askOf('fight_or_evade', 'fight', 'evade')],
  [{ ...open('goblin'), roll }, askOf('settle_roll', 'accept', 'aid/mighty_blow')],
  [{ ...open('goblin'), roll }, askOf('reroll_dice', 'strike', 'evade', 'skill', 'roll')],
  [open('goblin', 'evaded'), askOf('after_evading', 'go_on')],
  [{ ...open('goblin'), hits_coming: 1 }, askOf('take_hit', 'accept', 'aid/shield_block')],
  [{ ...open('goblin', 'found'), stake: 2 }, askOf('collect', 'done')],
  [open('adv_rogue', 'claim'), askOf('claim', 'gold', 'item/smoke_bomb')],
  [boss, askOf('face_boss', 'challenge', 'decline')],
  [boss, askOf('strike_boss', 'attack')],
]

describe('a question', () => {
  it('names what it is about', () => {
    expect(said(open('goblin'), askOf('fight_or_evade', 'fight', 'evade')).question).toBe('Goblin: fight, or slip past?')
    expect(said(open('tripwire'), askOf('fight_or_evade', 'evade')).question).toBe('Tripwire! Will you dodge it?')
    expect(said({ top_card: 'zombie' }, askOf('keep_or_discard', 'keep')).question).toMatch(/^Zombie is next/)
    expect(said(boss, askOf('face_boss', 'challenge')).question).toBe('The Minotaur: will you fight?')
    expect(said({ ...open('goblin'), roll }, askOf('settle_roll', 'accept')).question).toBe('1 of 2 strikes. Let it stand?')
    expect(said({ ...open('goblin'), roll: { ...roll, result: 3 } }, askOf('settle_roll', 'accept')).question).toBe('It succeeds. Let it stand?')
    expect(said({}, askOf('choose_adventurer', 'fate')).question).toBeUndefined()
  })

  it('says of every option what it would bring, in both languages, with nothing left open', () => {
    for (const lang of ['en', 'es'] as const) {
      for (const [view, ask] of ASKED) {
        const { question, options } = telling(viewOf(view), ask, wordsOf(lang))
        for (const text of [question, ...ask.options.map(({ name }) => options[name])]) {
          expect(text, ask.question).toBeTruthy()
          expect(text, ask.question).not.toMatch(/\{|undefined|NaN|^(about|brings|aid)-/)
        }
      }
    }
  })

  it('counts what a card would cost, and when that is too much', () => {
    const { options } = said({ ...open('zombie'), action_total: 2 }, askOf('card_drawn', 'go_on'))
    expect(options.go_on).toBe('8 of 9 actions used')
    expect(said({ ...open('zombie'), action_total: 5 }, askOf('card_drawn', 'go_on')).options.go_on).toMatch(/^bust: 11/)
  })

  it('says what a hit would leave, and when it knocks out', () => {
    expect(said({ ...open('goblin'), hits_coming: 1 }, askOf('take_hit', 'accept')).options.accept).toMatch(/^then 2 of 4 hits/)
    expect(said({ ...open('goblin'), hits_coming: 3 }, askOf('take_hit', 'accept')).options.accept).toMatch(/knocks you out/)
  })

  it('says what a skill does and for how much', () => {
    const { options } = said({ ...open('goblin'), roll }, askOf('settle_roll', 'aid/mighty_blow'))
    expect(options.mighty_blow).toBe('2 more strikes, for 4 skill points')
  })

  it('says what a picked pocket brings, and no potion where there is none', () => {
    const own = { ...rogue, points: 1 }
    const { options } = said({ ...open('goblin', 'evaded'), players: [own, warrior] }, askOf('after_evading', 'aid/pickpocket'))
    expect(options.pickpocket).toBe('2 gold: yours as if beaten, for 1 skill point')
  })

  it('takes no more of a rival than they have', () => {
    expect(said(open('adv_rogue'), askOf('fight_or_evade', 'fight')).options.fight).toMatch(/pays 2 gold$/)
    expect(said(open('adv_rogue', 'claim'), askOf('claim', 'gold', 'item/smoke_bomb')).options.gold).toMatch(/^2 gold/)
  })

  it('names nobody where two of the fallen might be meant', () => {
    const ask = askOf('claim', 'gold', 'item/smoke_bomb')
    const row = ['adv_rogue', 'adv_warrior'].map((card) => ({ card, status: 'claim' }))
    expect(fallenOf(viewOf({ row }), ask, content)).toBe(1)
    const players = [{ ...warrior, items: ['smoke_bomb'] }, rogue]
    expect(fallenOf(viewOf({ row, players }), ask, content)).toBeNull()
    expect(said({ row, players }, ask).question).toBeUndefined()
  })

  it('says who is asked next if one declines the boss', () => {
    expect(said(boss, askOf('face_boss', 'decline')).options.decline).toMatch(/Bram is asked$/)
    expect(said({ ...boss, boss_order: [1, 0] }, askOf('face_boss', 'decline')).options.decline).toMatch(/nobody/)
  })
})

describe('what stands beside the cards', () => {
  const beside = (view: Partial<View>, ask: OwnAsk | null = null, peeked: string | null = null) => {
    const [shown, words] = [viewOf(view), wordsOf()]
    return besideOf({ scene: sceneOf(shown, [], content), view: shown, ask, peeked, faces: new Faces(words, content), words, content })
  }
  const lines = (...args: Parameters<typeof beside>) => beside(...args)!.lines.map(({ text }) => text)

  it('is what the open card says, and of what was rolled only what hangs on the roll', () => {
    expect(lines(open('goblin'), askOf('fight_or_evade', 'fight'))).toContain('1 evade to get past')
    expect(lines({ ...open('goblin'), roll }, askOf('settle_roll', 'accept'))).not.toContain('1 evade to get past')
    expect(lines({ ...open('goblin'), roll }, askOf('settle_roll', 'accept'))).toContain('1 strike to beat it')
  })

  it('is what stopping would bring once the card is dealt with', () => {
    const row = ['goblin', 'healers_satchel', 'keen_blade'].map((card) => ({ card, status: 'found' }))
    const told = beside({ row, stake: 3 }, askOf('push_or_stop', 'draw', 'stop'))!
    expect(told.title).toBe('If you stop now')
    expect(told.lines.map(({ text }) => text)).toEqual(['3 gold', '1 potion: heals a hit', 'Keen Blade', expect.stringMatching(/all lost/)])
    expect(beside({ row, stake: 3, turn: 1 })!.title).toBe('At stake')
  })

  it('is the card of the deck that one looks at, and who lies there', () => {
    expect(beside({}, askOf('keep_or_discard', 'keep'), 'lucky_coin')!.title).toBe('Lucky Coin')
    expect(beside(open('adv_rogue', 'claim'), askOf('claim', 'gold', 'item/smoke_bomb'))!.title).toBe('Bram')
    expect(beside({})).toBeNull()
  })
})
