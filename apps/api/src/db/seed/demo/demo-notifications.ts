import type { Tx } from '../../connect.ts'
import { notifications } from '../../schema/messages.ts'
import type { DemoGuest } from './demo-dogs.ts'

/** Creates notifications of the demo's owners: one read, the others unread. */
export async function seedNotifications(tx: Tx, { frijol, taco }: { frijol: DemoGuest; taco: DemoGuest }) {
  await tx.insert(notifications).values([
    {
      userId: frijol.ownerId,
      kind: 'welcome',
      title: 'Bienvenida a Rumi',
      message: 'Ya puedes reservar los días de Canela.',
      href: '/mi-cuenta/reservar',
      read: true,
    },
    {
      userId: frijol.ownerId,
      kind: 'vaccine-expired',
      title: 'La vacuna de la rabia de Frijol venció',
      message: 'Sube la nueva y vuelve a reservar en cuanto la revisemos.',
      href: `/mi-cuenta/rumis/${frijol.id}`,
    },
    {
      userId: taco.ownerId,
      kind: 'welcome',
      title: 'Bienvenido a Rumi',
      message:
        'Taco todavía es muy pequeño para la guardería. En su ficha te decimos desde qué día puede venir.',
      href: `/mi-cuenta/rumis/${taco.id}`,
    },
  ])
}
