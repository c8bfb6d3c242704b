/**
 * The table between two states: what the view said, and the events of the update that have been shown since.
 *
 * The view that follows replaces all of it, so a field that is wrong here is wrong for a moment only; still, everything
 * that people watch (the row, the total, purses, hits, points, the boss) follows each event.
 */
import type { Event, Events, PlayerView, View } from '../../generated/dungeon-cards'
import { size, without } from '../piles'
import { happen, type Steps } from '../scene'
import type { Content } from './content'

export interface Scene extends Pick<
  View,
  'phase' | 'round' | 'rounds' | 'turn' | 'row' | 'action' | 'action_total' | 'action_limit' | 'bust' | 'stake' | 'boss' | 'boss_damage' | 'slayer' | 'top_card' | 'bust_chance'
> {
  players: PlayerView[]
  deckLeft: number
  discarded: number
  /** Names the turn, so that a card of the next turn is another card. */
  turnKey: string
  /** How the last card is being met. */
  meeting: 'fight' | 'evade' | ''
}

/** The table as it stands after these events. */
export function sceneOf(view: View, events: readonly Event[], content: Content): Scene {
  const scene: Scene = {
    ...view,
    players: view.players.map((each) => ({ ...each, items: [...each.items] })),
    row: view.row.map((each) => ({ ...each })),
    deckLeft: size(view.deck),
    discarded: size(view.discard),
    turnKey: `${view.round}/${view.turn}`,
    meeting: '',
  }
  happen(steps, scene, events, content)
  return scene
}

const steps: Steps<Events, Scene, [content: Content]> = {
  adventurer_chosen: takeAdventurer,
  adventurer_by_fate: takeAdventurer,
  deck_laid_out: (scene, { cards }) => {
    scene.deckLeft = cards
    scene.discarded = 0
  },
  round_begins: (scene, { round }) => {
    scene.phase = 'dungeon'
    scene.round = round
  },
  turn_begins: (scene, { seat }, content) => {
    scene.turn = seat
    scene.turnKey = `${scene.round}/${scene.turn}`
    const adventurer = scene.players[seat]?.adventurer
    Object.assign(scene, { row: [], action: 0, action_total: 0, bust: false, stake: 0, meeting: '' })
    scene.action_limit = content.adventurers.get(adventurer ?? '')?.action_limit ?? scene.action_limit
  },
  card_turned: (scene, { card, action }) => {
    settleLast(scene)
    scene.row.push({ card, status: 'open' })
    scene.action = action
    scene.deckLeft = Math.max(0, scene.deckLeft - 1)
    scene.top_card = null
    scene.meeting = ''
  },
  action_lowered: (scene, { action }) => {
    scene.action = action
  },
  actions_counted: (scene, { total, limit }) => {
    scene.action_total = total
    scene.action_limit = limit
  },
  went_bust: (scene, { total }) => {
    scene.action_total = total
    scene.bust = true
  },
  lost_finds: loseRow,
  lost_by_failing: loseRow,
  stopped: settleLast,
  fights: fighting,
  fights_rival: fighting,
  evades: evading,
  evades_trap: evading,
  evades_rival: evading,
  roll_succeeded: (scene) => {
    if (scene.meeting) setLast(scene, scene.meeting === 'fight' ? 'found' : 'evaded')
  },
  pocket_picked: (scene) => setLast(scene, 'found'),
  own_card_met: (scene) => setLast(scene, 'own'),
  own_card_lost: (scene) => setLast(scene, 'own'),
  knocked_out_passed: (scene) => setLast(scene, 'claim'),
  top_card_seen: (scene, { card }) => {
    scene.top_card = card
  },
  top_card_discarded: (scene) => {
    scene.top_card = null
    scene.deckLeft = Math.max(0, scene.deckLeft - 1)
    scene.discarded += 1
  },
  deck_reshuffled: (scene, { cards }) => {
    scene.deckLeft = cards
    scene.discarded = 0
  },
  points_gained: (scene, { seat, total }) => change(scene, seat, { points: total }),
  points_drained: (scene, { seat, points }) => change(scene, seat, { points: of(scene, seat, 'points') - points }),
  aid_used: useAid,
  item_used: useAid,
  healed: (scene, { seat, hits }) => change(scene, seat, { hits }),
  potion_drunk: (scene, { seat, hits }) => change(scene, seat, { hits }),
  hit_taken: (scene, { seat, hits }) => change(scene, seat, { hits }),
  hit_by_boss: (scene, { seat, hits }) => change(scene, seat, { hits }),
  knocked_out: (scene, { seat }) => change(scene, seat, { out: true }),
  gold_collected: (scene, { seat, total }) => change(scene, seat, { gold: total }),
  gold_moved: moveGold,
  gold_claimed: moveGold,
  purse_scorched: (scene, { seat, gold }) => change(scene, seat, { gold: of(scene, seat, 'gold') - gold }),
  item_collected: (scene, { seat, item }) => giveItem(scene, seat, item),
  item_claimed: (scene, { seat, rival, item }) => {
    dropItem(scene, rival, item)
    giveItem(scene, seat, item)
  },
  boss_named: (scene, { boss }) => {
    scene.boss = boss
  },
  boss_revealed: (scene, { boss }) => {
    Object.assign(scene, { phase: 'boss', boss, row: [] })
  },
  challenged: (scene, { seat }) => {
    Object.assign(scene, { turn: seat, boss_damage: 0 })
  },
  boss_hit: (scene, { damage }) => {
    scene.boss_damage = damage
  },
  boss_beaten: (scene, { seat, gold }) => {
    scene.slayer = seat
    change(scene, seat, { gold: of(scene, seat, 'gold') + gold })
  },
}

function takeAdventurer(scene: Scene, { seat, adventurer }: Events['adventurer_chosen' | 'adventurer_by_fate'], content: Content): void {
  change(scene, seat, { adventurer, most_hits: content.adventurers.get(adventurer)?.hits ?? 0 })
}

function fighting(scene: Scene): void {
  scene.meeting = 'fight'
}

function evading(scene: Scene): void {
  scene.meeting = 'evade'
}

function loseRow(scene: Scene, { cards }: Events['lost_finds' | 'lost_by_failing']): void {
  scene.row = []
  scene.stake = 0
  scene.discarded += cards
}

function moveGold(scene: Scene, { seat, rival, gold, total }: Events['gold_moved' | 'gold_claimed']): void {
  change(scene, seat, { gold: total })
  change(scene, rival, { gold: of(scene, rival, 'gold') - gold })
}

function useAid(scene: Scene, { seat, aid, points }: Events['aid_used' | 'item_used']): void {
  dropItem(scene, seat, aid)
  change(scene, seat, { points })
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

function change(scene: Scene, seat: number, what: Partial<PlayerView>): void {
  const player = scene.players[seat]
  if (player) Object.assign(player, what)
}

function of(scene: Scene, seat: number, field: 'gold' | 'points'): number {
  return scene.players[seat]?.[field] ?? 0
}

function giveItem(scene: Scene, seat: number, item: string): void {
  scene.players[seat]?.items.push(item)
}

function dropItem(scene: Scene, seat: number, item: string): void {
  change(scene, seat, { items: without(scene.players[seat]?.items ?? [], item) })
}
