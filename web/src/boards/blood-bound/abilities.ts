/** The questions that ask whether, and on whom, an ability is used. */
export const ABILITIES: readonly string[] = [
  'take_quill',
  'strike',
  'look_at',
  'treat',
  'command',
  'give_shield',
  'rage',
  'give_staff',
  'give_fan',
  'give_curse',
  'name_cursed',
]
