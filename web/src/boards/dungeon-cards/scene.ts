/**
 * The table between two states: what the view said, and the events of the update that have been shown since.
 *
 * The view that follows replaces all of it, so a field that is wrong here is wrong for a moment only; still, everything
 * that people watch (the row, the total, purses, hits, points, the boss) follows each event.
 */
import type { PlayerView, View } from '../../generated/dungeon-cards'
import type { Happening } from '../../words/table'
import type { Content } from './content'

export interface Scene extends Pick<
  View,
  'phase' | 'round' | 'rounds' | 'turn' | 'row' | 'action' | 'action_total' | 'action_limit' | 'bust' | 'stake' | 'boss' | 'boss_damage' | 'slayer' | 'top_card'
> {
  players: PlayerView[]
  deckLeft: number
  discarded: number
  /** Names the turn, so that a card of the next turn is another card. */
  turnKey: string
  /** How the last card is being met. */
  meeting: 'fight' | 'evade' | ''
}

type Step = (scene: Scene, happened: Happening, content: Content) => void

/** The table as it stands after these events. */
export function sceneOf(view: View, events: readonly Happening[], content: Content): Scene {
  const scene: Scene = {
    ...view,
    players: view.players.map((each) => ({ ...each, items: [...each.items] })),
    row: view.row.map((each) => ({ ...each })),
    deckLeft: count(view.deck),
    discarded: count(view.discard),
    turnKey: `${view.round}/${view.turn}`,
    meeting: '',
  }
  for (const happened of events) steps[happened.event]?.(scene, happened, content)
  return scene
}

/** The events of this update up to the one that is being shown. */
export function eventsShown(shown: readonly Happening[], moment: Happening | null): Happening[] {
  return moment && shown.at(-1) !== moment ? [...shown, moment] : [...shown]
}

const steps: Record<string, Step> = {
  adventurer_chosen: takeAdventurer,
  adventurer_by_fate: takeAdventurer,
  deck_laid_out: (scene, { cards }) => {
    scene.deckLeft = number(cards)
    scene.discarded = 0
  },
  round_begins: (scene, { round }) => {
    scene.phase = 'dungeon'
    scene.round = number(round)
  },
  turn_begins: (scene, { seat }, content) => {
    scene.turn = number(seat)
    scene.turnKey = `${scene.round}/${scene.turn}`
    const adventurer = scene.players[number(seat)]?.adventurer
    Object.assign(scene, { row: [], action: 0, action_total: 0, bust: false, stake: 0, meeting: '' })
    scene.action_limit = content.adventurers.get(adventurer ?? '')?.action_limit ?? scene.action_limit
  },
  card_turned: (scene, { card, action }) => {
    settleLast(scene)
    scene.row.push({ card: String(card), status: 'open' })
    scene.action = number(action)
    scene.deckLeft = Math.max(0, scene.deckLeft - 1)
    scene.top_card = null
    scene.meeting = ''
  },
  action_lowered: (scene, { action }) => {
    scene.action = number(action)
  },
  actions_counted: (scene, { total, limit }) => {
    scene.action_total = number(total)
    scene.action_limit = number(limit)
  },
  went_bust: (scene, { total }) => {
    scene.action_total = number(total)
    scene.bust = true
  },
  lost_finds: (scene, { cards }) => {
    scene.row = []
    scene.stake = 0
    scene.discarded += number(cards)
  },
  stopped: settleLast,
  fights: (scene) => {
    scene.meeting = 'fight'
  },
  evades: (scene) => {
    scene.meeting = 'evade'
  },
  roll_succeeded: (scene) => {
    if (scene.meeting) setLast(scene, scene.meeting === 'fight' ? 'found' : 'evaded')
  },
  pocket_picked: (scene) => setLast(scene, 'found'),
  own_card_met: (scene) => setLast(scene, 'own'),
  knocked_out_passed: (scene) => setLast(scene, 'claim'),
  top_card_seen: (scene, { card }) => {
    scene.top_card = String(card)
  },
  top_card_discarded: (scene) => {
    scene.top_card = null
    scene.deckLeft = Math.max(0, scene.deckLeft - 1)
    scene.discarded += 1
  },
  deck_reshuffled: (scene, { cards }) => {
    scene.deckLeft = number(cards)
    scene.discarded = 0
  },
  points_gained: (scene, { seat, total }) => change(scene, seat, { points: number(total) }),
  points_drained: (scene, { seat, points }) => change(scene, seat, { points: of(scene, seat, 'points') - number(points) }),
  aid_used: useAid,
  healed: (scene, { seat, hits }) => change(scene, seat, { hits: number(hits) }),
  potion_drunk: (scene, { seat, hits }) => change(scene, seat, { hits: number(hits) }),
  hit_taken: (scene, { seat, hits }) => change(scene, seat, { hits: number(hits) }),
  knocked_out: (scene, { seat }) => change(scene, seat, { out: true }),
  gold_collected: (scene, { seat, total }) => change(scene, seat, { gold: number(total) }),
  gold_moved: (scene, { seat, rival, gold, total }) => {
    change(scene, seat, { gold: number(total) })
    change(scene, rival, { gold: of(scene, rival, 'gold') - number(gold) })
  },
  purse_scorched: (scene, { seat, gold }) => change(scene, seat, { gold: of(scene, seat, 'gold') - number(gold) }),
  item_collected: (scene, { seat, item }) => giveItem(scene, seat, item),
  item_claimed: (scene, { seat, rival, item }) => {
    dropItem(scene, rival, item)
    giveItem(scene, seat, item)
  },
  boss_named: (scene, { boss }) => {
    scene.boss = String(boss)
  },
  boss_revealed: (scene, { boss }) => {
    Object.assign(scene, { phase: 'boss', boss: String(boss), row: [] })
  },
  challenged: (scene, { seat }) => {
    Object.assign(scene, { turn: number(seat), boss_damage: 0 })
  },
  boss_hit: (scene, { damage }) => {
    scene.boss_damage = number(damage)
  },
  boss_beaten: (scene, { seat, gold }) => {
    scene.slayer = number(seat)
    change(scene, seat, { gold: of(scene, seat, 'gold') + number(gold) })
  },
}

function takeAdventurer(scene: Scene, { seat, adventurer }: Happening, content: Content): void {
  const id = String(adventurer)
  change(scene, seat, { adventurer: id, most_hits: content.adventurers.get(id)?.hits ?? 0 })
}

function useAid(scene: Scene, { seat, aid, points }: Happening): void {
  dropItem(scene, seat, aid)
  change(scene, seat, { points: number(points) })
}

/** A card that was not fought has been found by the time the next thing happens. */
function settleLast(scene: Scene): void {
  const last = scene.row.at(-1)
  if (last?.status === 'open') last.status = 'found'
}

function setLast(scene: Scene, status: string): void {
  const last = scene.row.at(-1)
  if (last) last.status = status
}

function change(scene: Scene, seat: unknown, what: Partial<PlayerView>): void {
  const player = scene.players[number(seat)]
  if (player) Object.assign(player, what)
}

function of(scene: Scene, seat: unknown, field: 'gold' | 'points'): number {
  return scene.players[number(seat)]?.[field] ?? 0
}

function giveItem(scene: Scene, seat: unknown, item: unknown): void {
  scene.players[number(seat)]?.items.push(String(item))
}

function dropItem(scene: Scene, seat: unknown, item: unknown): void {
  const items = scene.players[number(seat)]?.items
  const place = items?.indexOf(String(item)) ?? -1
  if (place >= 0) items!.splice(place, 1)
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function count(pile: Record<string, number>): number {
  return Object.values(pile).reduce((sum, each) => sum + each, 0)
}
