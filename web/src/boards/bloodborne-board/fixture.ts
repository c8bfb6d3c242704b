/** A table for the tests of this board: the content of the game itself, and a view to change. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Box, FightView, Game, HunterView, LineView, Said, UnitView, View } from '../../generated/bloodborne-board'
import type { Tile } from '../../generated/bloodborne-board/content'
import type { OwnAsk } from '../../generated/hall'
import { TableStore } from '../../hall/table.svelte'
import { TableWords, type BookOf } from '../../words/table'
import { loadGameWords, type Lang } from '../../words/words'
import { Content } from './content'
import { laid } from './scene'

/** The tiles as the content has them; the test reads the same file that the hall does. */
export function tiles(): Tile[] {
  const file = readFileSync(resolve('../src/duskhall/games/bloodborne_board/content/tiles.toml'), 'utf8')
  return file
    .split('[[tile]]')
    .slice(1)
    .map((text) => {
      const field = (name: string): string => new RegExp(`^${name} = (.*)$`, 'm').exec(text)?.[1] ?? ''
      const json = (name: string): string => field(name).replaceAll(/(\w) = /g, '"$1": ')
      const optional = (name: string): object => (field(name) ? { [name]: JSON.parse(field(name)) as string } : {})
      return {
        id: JSON.parse(field('id')) as string,
        adjacent: JSON.parse(field('adjacent')) as string[],
        exits: JSON.parse(json('exits')) as Tile['exits'],
        spaces: JSON.parse(json('spaces')) as Tile['spaces'],
        ...optional('named'),
        ...optional('special'),
        provenance: 'rulebook',
      }
    })
}

const slots = (...pairs: [string, number][]): object[] => pairs.map(([speed, damage]) => ({ name: 'slash', speed, damage }))

export const book: BookOf<Box> = {
  game: 'bloodborne-board',
  kinds: {
    wounded: { rule: '7.11', fields: { seat: 'seat', unit: 'unit', damage: 'number', total: 'number' } },
    flipped: { rule: '7.5', fields: { unit: 'unit', line: 'line' } },
  },
  statements: {},
  standing: [],
  catalogues: {},
  designed: {},
  rules: {},
  content: {
    tile: tiles(),
    card: [
      { id: 'endurance', stat: 'endurance', basic: true, dodge: true, clear: 'own' },
      { id: 'skill', stat: 'skill', basic: true, stagger: true },
      { id: 'strength', stat: 'strength', basic: true, damage: 1 },
      { id: 'vitality', stat: 'vitality', basic: true, draw: 1 },
      { id: 'agile', stat: 'skill', stagger: true, speed: 1 },
      { id: 'rapid', stat: 'vitality', dodge: true, draw: 1, clear: 'own' },
    ],
    hunter: ['saw_cleaver', 'threaded_cane'].map((id) => ({
      id,
      firearm: 'hunter_pistol',
      side: [
        { ability: 'stagger_hurts', slots: slots(['fast', 1], ['fast', 1], ['medium', 2]) },
        { ability: 'kill_refreshes', slots: slots(['fast', 1], ['medium', 2], ['slow', 3]) },
      ],
    })),
    firearm: [{ id: 'hunter_pistol', use: 'basic_attack', cards: 1 }],
    item: [
      { id: 'blood_vial', type: 'consumable', window: 'turn' },
      { id: 'hand_lantern', type: 'tool', window: 'turn' },
      { id: 'rune_eye', type: 'rune', window: 'turn' },
      { id: 'rune_moon', type: 'rune', window: 'slain' },
      { id: 'rune_beast', type: 'rune', window: 'kill', effect: 'splash', amount: 2 },
    ],
    enemy: [
      { id: 'hunter_mob', role: 'enemy', hp: [4, 4, 4, 4] },
      { id: 'scourge_beast', role: 'enemy', hp: [4, 4, 4, 4] },
      { id: 'huntsmans_minion', role: 'enemy', hp: [5, 5, 5, 5] },
    ],
    boss: [{ id: 'cleric_beast', hp: [10, 14, 20, 24] }],
  } as unknown as Box,
  notebook: false,
  simultaneous: false,
}

export const content = new Content(book)

export function hunter(change: Partial<HunterView> = {}): HunterView {
  return {
    hunter: 'saw_cleaver',
    side: 0,
    hp: 6,
    most_hp: 6,
    echoes: 0,
    poison: false,
    frenzy: false,
    space: 'central_lamp_b',
    acted: false,
    hand: ['endurance', 'skill', 'strength'],
    deck: { vitality: 3 },
    discard: {},
    slots: [null, null, null],
    firearm: 'hunter_pistol',
    gun_ready: true,
    consumables: [],
    rewards: {},
    shard: 0,
    weapon: [
      { speed: 3, damage: 1, special: false },
      { speed: 3, damage: 1, special: false },
      { speed: 2, damage: 2, special: false },
    ],
    other_side: [
      { speed: 3, damage: 1, special: false },
      { speed: 2, damage: 2, special: false },
      { speed: 1, damage: 3, special: false },
    ],
    carries: [],
    ...change,
  }
}

export function unit(name: string, space: string, change: Partial<UnitView> = {}): UnitView {
  return { unit: name, kind: content.kindOf(name), space, damage: 0, hp: 4, lives: 0, phase: 1, mission: null, boss: false, changes: [], ...change }
}

export function said(key: string, value: number, ...suffers: Said[]): Said {
  return { key, value, suffers }
}

export function line(name: string, change: Partial<LineView> = {}): LineView {
  return { line: name, speed: 2, damage: 2, ability: false, dodge_only: 0, says: [], ...change }
}

export function fight(change: Partial<FightView> = {}): FightView {
  return {
    seat: 0,
    unit: 'hunter_mob_1',
    mode: 'attack',
    card: 'skill',
    speed: 3,
    damage: 1,
    stagger: true,
    line: 'axe_swing',
    foe_speed: 2,
    foe_damage: 2,
    foe_attacks: true,
    dodged: [],
    slot: 0,
    ties: false,
    block: 0,
    foe_stagger: false,
    foe_poison: false,
    foe_plain: false,
    may_dodge: true,
    order: [
      { who: 'hunter', speed: 3, fate: 'lands' },
      { who: 'enemy', speed: 2, fate: 'staggered' },
    ],
    ...change,
  }
}

/** Two hunters on the Central Lamp and a Ransacked House to the north of it, with a mob. */
export function view(change: Partial<View> = {}): View {
  const lamp = laid(content, 'central_lamp', 0, 0, 0)
  lamp.exits.find(({ way }) => way === 'north')!.state = 'joined'
  const house = laid(content, 'ransacked_house', 0, -1, 0)
  house.exits[0]!.state = 'joined'
  return {
    seat: 0,
    phase: 'hunting',
    chapter: 'the_long_hunt_1',
    round: 2,
    track: 4,
    last: 16,
    resets: [5, 9, 13, 16],
    final: false,
    insight: 1,
    turn: 0,
    hunters: [hunter(), hunter({ hunter: 'threaded_cane', space: 'central_lamp_a', hand: [] })],
    tiles: [lamp, house],
    goods: { ransacked_house_a: 2 },
    units: [unit('hunter_mob_1', 'ransacked_house_a')],
    slots: ['hunter_mob', 'huntsmans_minion', 'scourge_beast'],
    sides: [0, 1, 0],
    kind_sides: { hunter_mob: 0, huntsmans_minion: 1, scourge_beast: 0 },
    actions: [3, 1, 0],
    action_deck: [3, 2, 1],
    boss_actions: {},
    tiles_left: { market: 1 },
    offer: ['agile', 'rapid', 'agile', 'rapid'],
    upgrades: {},
    consumables: { blood_vial: 2 },
    consumables_used: {},
    missions: [
      { mission: 'lh1_source', step: 'lh1_source_1', progress: 0, quota: 0, done: false, type: 'hunt', goal: 'reach', tile: 'central_lamp', space: null, insight: 2 },
      { mission: 'lh1_rescue', step: 'lh1_rescue_2', progress: 0, quota: 1, done: false, type: 'insight', goal: 'chase', tile: null, space: null, insight: 0 },
    ],
    waiting: [],
    tokens: [],
    flags: [],
    fight: null,
    steps_left: 0,
    found: null,
    explored: null,
    won: 0,
    attempts: 0,
    cards: [
      {
        kind: 'hunter_mob',
        side: 0,
        move: 1,
        lines: [
          line('axe_swing'),
          line('shield_bash', { says: [said('keyword-stagger', 1), said('keyword-stun', 1)] }),
          line('mob_frenzy', { ability: true, speed: 0, damage: 0, says: [said('keyword-next-speed', 1), said('keyword-flip', 1)] }),
        ],
      },
    ],
    starts: [{ mission: 'lh1_on_the_hunt', trigger: 'tile', tile: 'courtyard_lamp', space: null, reset: 0 }],
    dream: { track: 5, reset: true, next_track: 6, next_reset: false, final: false, bosses_heal: [] },
    chances: { basic: 0.75, special: 0.25, ability: 0 },
    ...change,
  }
}

export function ask(question: string, ...options: (string | [string, string])[]): OwnAsk {
  return { question, rule: '3.1', options: options.map((each) => (typeof each === 'string' ? { name: each } : { name: each[0], noun: each[1] })) }
}

export async function words(lang: Lang = 'en'): Promise<TableWords<Box>> {
  return new TableWords(await loadGameWords('bloodborne-board', lang), book, ['Mireia', 'Bram', 'Celia', 'Dario'])
}

/** A store that no hall answers; what it would send is in `sent`. */
export function table(shown: View, asked: OwnAsk | null = null): { store: TableStore<Game>; sent: Record<string, unknown>[] } {
  const sent: Record<string, unknown>[] = []
  const connection = { send: (message: object) => sent.push(message as Record<string, unknown>) > 0, close: () => undefined }
  const store = new TableStore<Game>('t1', book, 0, () => connection as never)
  store.seat = shown.seat
  store.view = shown
  store.ask = asked
  store.players = shown.hunters.map(() => 'person')
  return { store, sent }
}
