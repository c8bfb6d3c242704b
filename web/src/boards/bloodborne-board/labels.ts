/** What a screen reader says. */
import type { View } from '../../generated/bloodborne-board'
import type { TableWords } from '../../words/table'
import { tileOf } from './content'

/** Of a space: its name, and everything there. */
export function spaceLabel(scene: View, space: string, words: TableWords): string {
  const tile = scene.tiles.find((each) => each.tile === tileOf(space))
  const printed = tile?.spaces.find((each) => each.space === space)
  const things = [
    printed?.lamp ? words.text(tile?.fog || tile?.sealed ? 'space-lamp-broken' : 'space-lamp') : '',
    ...scene.hunters.flatMap((hunter, seat) => (hunter.space === space ? [words.seat(seat)] : [])),
    ...scene.units.filter((unit) => unit.space === space).map((unit) => words.noun('unit', unit.unit)),
    scene.goods[space] ? words.text('space-goods', { tokens: scene.goods[space] }) : '',
    ...scene.tokens.filter((token) => token.space === space).map((token) => words.noun('mission', token.mission)),
    tile?.fog ? words.text('night-fog') : tile?.sealed ? words.text('night-sealed') : '',
  ].filter(Boolean)
  return [words.noun('space', space), things.join(', ')].filter(Boolean).join(': ')
}
