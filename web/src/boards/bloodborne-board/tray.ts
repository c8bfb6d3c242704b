/** What lies at the foot of the map while something is asked: the cards it is about, and where the question comes from. */
import Ways from '~icons/game-icons/crossroad'
import type { Symbol } from '../../cards/face'
import type { HunterView, View } from '../../generated/bloodborne-board'
import type { TableWords } from '../../words/table'
import type { Answers } from './answers'
import { tileOf, type Content } from './content'
import type { Faces } from './faces'
import { cardSymbol, itemSymbol, tileSymbol } from './symbols'
import type { Ware } from './Wares.svelte'

/** Why something is asked, and what comes of it. */
export interface Matter {
  title: string
  text: string
  /** What stands beside it where there is room. */
  symbol?: Symbol
}

/** Questions whose answers lie in the hand or the bag as well, but have to be read before one of them goes. */
const READ = new Set(['set_aside', 'refresh', 'give_item', 'swap_away'])
/** Tiles that ask something of whoever interacts there. */
const ASKING = new Set(['lamp', 'tomb', 'chalice'])
/** Goals that take what a hunter gives. */
export const GIVING = new Set(['donate', 'pay', 'lure'])

export function wareOf(id: string, faces: Faces, option = id): Ware {
  const { content } = faces
  const noun = content.firearms.has(id) ? 'firearm' : content.cards.has(id) ? 'card' : 'item'
  return { key: `${noun}/${id}`, face: faces[noun](id), option }
}

/** The cards and items that a question is about and that lie nowhere else, or have to be read. */
export function waresOf(answers: Answers, scene: View, own: HunterView | null, faces: Faces): Ware[] {
  const { question } = answers
  const { found } = scene
  if (question === 'keep_firearm' && found !== null && own?.firearm) return firearms(own.firearm, found, faces)
  const held = READ.has(question) ? [] : [...(own?.consumables ?? []), ...Object.keys(own?.rewards ?? {}), ...(own?.hand ?? [])]
  const asked = [...answers.items, ...answers.cards].filter((id) => !held.includes(id)).map((id) => wareOf(id, faces))
  if (found === null || !['receive', 'pass_on'].includes(question)) return asked
  const given = wareOf(found, faces, '')
  return [...asked, { ...given, tag: given.face.kind }]
}

function firearms(old: string, found: string, faces: Faces): Ware[] {
  const { words } = faces
  return [
    { key: 'old', face: faces.firearm(old), option: 'old', tag: words.text('tray-carried') },
    { key: 'new', face: faces.firearm(found), option: 'new', tag: words.text('tray-new') },
  ]
}

/** Where the question comes from: a tile, a card, a reward, a story. */
export function matterOf(question: string, scene: View, own: HunterView | null, content: Content, words: TableWords): Matter | null {
  const by = (noun: 'item' | 'card', id: string): Matter => ({ title: words.noun(noun, id), text: words.explain(noun, id), symbol: noun === 'card' ? cardSymbol(id) : itemSymbol(id) })
  switch (question) {
    case 'choose_way':
      return choice(scene, words)
    case 'pick':
    case 'interact_with':
    case 'give_item':
      return here(scene, own, content, words)
    case 'swap_away':
    case 'swap_back':
      return by('item', 'rune_eye')
    case 'choose_side':
      return { title: words.text('matter-choose-side'), text: words.text('matter-choose-side-text') }
    case 'refresh':
      return by('item', 'bone_marrow_ash')
    case 'drop':
      return by('card', 'tireless')
    case 'receive':
    case 'pass_on':
    case 'set_aside':
    case 'keep_firearm': {
      const gun = question === 'receive' && scene.found !== null && content.firearms.has(scene.found)
      const name = gun ? 'receive-firearm' : question.replaceAll('_', '-')
      return { title: words.text(`matter-${name}`), text: words.text(`matter-${name}-text`) }
    }
    default:
      return null
  }
}

function choice(scene: View, words: TableWords): Matter | null {
  const story = scene.missions.find((mission) => !mission.done && mission.goal === 'choice')
  if (!story) return null
  const step = story.step ? words.noun('mission_step', story.step) : ''
  return { title: words.noun('mission', story.mission), text: [step, words.text('matter-choose-way-text')].filter(Boolean).join(' '), symbol: Ways }
}

/** What a tile, or a mission there, takes and gives. */
function here(scene: View, own: HunterView | null, content: Content, words: TableWords): Matter | null {
  const space = own?.space
  if (!space) return null
  const tile = tileOf(space)
  const special = content.tiles.get(tile)?.special ?? ''
  const wanting = scene.missions.filter((mission) => !mission.done && GIVING.has(mission.goal ?? '') && (mission.tile === tile || mission.space === space))
  const texts = [
    ASKING.has(special) ? words.text(`special-${special}`) : '',
    ...wanting.map(({ mission, step }) => `${words.noun('mission', mission)}: ${step ? words.noun('mission_step', step) : ''}`),
  ].filter(Boolean)
  return { title: words.noun('tile', tile), text: texts.join(' '), symbol: tileSymbol(tile) }
}

/** What it costs the night that a hunter goes to the Dream now. */
export function priceOf({ track, dream }: View, words: TableWords): string {
  if (!dream) return ''
  return [words.text('price-track', { from: track, to: dream.track }), dream.reset ? words.text('price-reset') : '', dream.final ? words.text('price-final') : ''].filter(Boolean).join(' ')
}
