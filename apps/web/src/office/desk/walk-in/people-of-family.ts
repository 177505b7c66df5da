import { formatList, type DeskFamily } from '@rumi/contract'
import { fullName } from '../../kit/records/use-directory.ts'

/** People of a family's account, holder first. */
export const peopleOf = ({ client, secondPerson }: DeskFamily) =>
  secondPerson ? [client, secondPerson] : [client]

/** Names of both people, so that either can be found. */
export const namesOf = (family: DeskFamily) => formatList(peopleOf(family).map(fullName))
