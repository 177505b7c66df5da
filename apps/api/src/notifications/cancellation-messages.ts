import { deskNotifications } from '@rumi/mails'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { cfdis } from '../db/schema/money/cfdis.ts'
import { today } from '../http/clock.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import { createNotifyDesk } from './notify-desk.ts'

/** Notifies the office how the cancellation of an invoice ended that waited for its receiver. */
export function cancellationMessages({
  database: { db },
  pubsub,
}: {
  database: Database
  pubsub: PubSub
}): EventHandlers {
  const notifyDesk = createNotifyDesk({ db, pubsub })
  return {
    'cancellation-ended': async ({ cfdiId, outcome }) => {
      const [stamp] = await db
        .select({
          series: cfdis.series,
          folio: cfdis.folio,
          receiver: cfdis.receiver,
          status: cfdis.status,
        })
        .from(cfdis)
        .where(eq(cfdis.id, cfdiId))
      if (!stamp) return
      const { series, folio, receiver, status } = stamp
      await notifyDesk(['cancellation', cfdiId, outcome, today()], {
        kind: 'cancellation-ended',
        ...deskNotifications.cancellationEnded({
          number: folio === null ? '' : `${series ?? ''}${folio}`,
          receiver: receiver?.name ?? '',
          isCancelled: outcome === 'cancelled',
          bothStand: outcome === 'kept' && status === 'cancelling',
        }),
        day: today(),
        href: `/oficina/contabilidad/facturas?estado=${status}`,
      })
    },
  }
}
