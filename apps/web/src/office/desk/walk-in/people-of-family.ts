import { formatList, type DeskFamily } from '@rumi/contract'
import { fullName } from '../../kit/records/use-directory.ts'

/** Whoever uses the account of a family, its holder first. */
export const peopleOf = ({ client, secondPerson }: DeskFamily) =>
  secondPerson ? [client, secondPerson] : [client]

/** Both of them by name, so that whoever stands at the counter is found whichever of the two it is. */
export const namesOf = (family: DeskFamily) => formatList(peopleOf(family).map(fullName))
