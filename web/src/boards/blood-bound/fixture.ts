/** A table for the tests of this board: the book of the game as far as the board reads it, and views to change. */
import type { Box, Game, PlayerView, View } from '../../generated/blood-bound'
import type { Character } from '../../generated/blood-bound/content'
import type { KindInfo, OwnAsk } from '../../generated/hall'
import { TableStore } from '../../hall/table.svelte'
import { TableWords, type BookOf } from '../../words/table'
import { loadGameWords, type Lang } from '../../words/words'

const RANKS = ['elder', 'assassin', 'harlequin', 'alchemist', 'mentalist', 'guardian', 'berserker', 'mage', 'courtesan']
const AFFILIATIONS: Record<string, Character['affiliations']> = {
  elder: ['own', 'own'],
  mentalist: ['own', 'own'],
  guardian: ['own', 'own'],
  berserker: ['own', 'unknown'],
  mage: ['own', 'unknown'],
  courtesan: ['own', 'unknown'],
  inquisitor: ['wild', 'wild'],
}

function statement(...fields: [string, string][]): KindInfo {
  return { rule: '10.2', fields: Object.fromEntries([['seat', 'seat'], ...fields]) }
}

function kind(rule: string, ...fields: [string, string][]): KindInfo {
  return { rule, fields: Object.fromEntries(fields) }
}

export const book: BookOf<Box> = {
  game: 'blood-bound',
  kinds: {
    attacked: kind('3.3', ['seat', 'seat'], ['target', 'seat']),
    token_taken: kind('4.1', ['seat', 'seat'], ['token', 'token'], ['wounds', 'number']),
    rank_taken: kind('4.1', ['seat', 'seat'], ['rank', 'rank'], ['wounds', 'number']),
  },
  statements: {
    claim_clan: statement(['clan', 'clan']),
    claim_rank: statement(['rank', 'rank']),
    accuse: statement(['target', 'seat'], ['clan', 'clan']),
    call_leader: statement(['target', 'seat']),
    vouch: statement(['target', 'seat']),
    say_clue: statement(['target', 'seat'], ['clan', 'clan']),
    say_seen: statement(['target', 'seat'], ['character', 'character']),
    call_for_help: statement(['target', 'seat']),
  },
  standing: [
    { name: 'never_this_turn', question: 'offer', option: 'decline', while_same: 'turn', by_day: false },
    { name: 'never', question: 'offer', option: 'decline', while_same: '', by_day: false },
    { name: 'always_for', question: 'offer', option: 'offer', while_same: 'target', by_day: false },
  ],
  catalogues: {
    clan: ['rose', 'beast', 'secret_order'],
    rank: [...RANKS, 'inquisitor'],
    character: [...RANKS.map((rank) => `rose_${rank}`), ...RANKS.map((rank) => `beast_${rank}`), 'inquisitor_rose', 'inquisitor_beast'],
    token: ['rank', 'rose', 'beast', 'unknown'],
    card: ['quill', 'sword_purple', 'sword_green', 'shield_purple', 'shield_green', 'staff', 'fan', 'curse'],
    curse: ['false_curse', 'true_curse'],
  },
  designed: {},
  rules: {},
  content: {
    character: [...RANKS, 'inquisitor'].map((id, number) => ({
      id,
      number: id === 'inquisitor' ? 0 : number + 1,
      affiliations: AFFILIATIONS[id] ?? ['unknown', 'unknown'],
      clue: 'own',
      ability: '',
      provenance: 'rulebook',
      known: [],
    })),
    card: [],
    curses: [],
  },
  notebook: true,
  simultaneous: true,
}

export function player(change: Partial<PlayerView> = {}): PlayerView {
  return {
    cards: [],
    character: null,
    clue: null,
    rank: null,
    showed: {},
    showed_rank: null,
    spared_nobody: false,
    tokens: [],
    true_curse: null,
    wounds: 0,
    ...change,
  }
}

/** A game that has just begun: seat 0 is this client, the Assassin of the Rose, and the last seat showed a Beast. */
export function view(seats = 6, change: Partial<View> = {}): View {
  const players = Array.from({ length: seats }, () => player())
  players[0] = player({ character: 'rose_assassin', clue: 'rose' })
  players[seats - 1] = player({ clue: 'beast' })
  return {
    seat: 0,
    turn: 1,
    dagger: 1,
    players,
    supply: { quill: 2, sword_purple: 1, sword_green: 1, shield_purple: 2, shield_green: 2, staff: 6, fan: 4 },
    target: null,
    wounded: null,
    may_offer: [],
    offers: [],
    my_offer: null,
    first_look: null,
    looked: players.map(() => []),
    quiet_turns: 0,
    pass_limit: 0,
    captured: null,
    captor: null,
    winner: null,
    why: null,
    leaders: {},
    ...change,
  }
}

const NAMES = ['Mireia', 'Bram', 'Celia', 'Dario', 'Elin', 'Faro', 'Gwen', 'Hugo', 'Ines', 'Joris', 'Kaja', 'Lev']

export async function words(lang: Lang = 'en'): Promise<TableWords<Box>> {
  return new TableWords(await loadGameWords('blood-bound', lang), book, NAMES)
}

/** A store that no hall answers; what it would send is in `sent`. */
export function table(shown: View, ask: OwnAsk | null = null): { store: TableStore<Game>; sent: Record<string, unknown>[] } {
  const sent: Record<string, unknown>[] = []
  const connection = { send: (message: object) => sent.push(message as Record<string, unknown>) > 0, close: () => undefined }
  const store = new TableStore<Game>('t1', book, 0, () => connection as never)
  store.seat = shown.seat
  store.view = shown
  store.ask = ask
  store.players = shown.players.map(() => 'person')
  return { store, sent }
}
