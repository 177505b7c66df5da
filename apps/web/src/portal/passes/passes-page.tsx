import { booking, passPaysFor, soldPassKinds } from '@rumi/contract'
import { ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { passesCopy } from '../../copy/portal/passes.ts'
import { passKindCopy, passKindText } from '../../shared/orders/pass-kind-copy.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { portalMeta } from '../portal-meta.ts'
import { CreditNote } from '../payments/credit-note.tsx'
import { RequestPass } from './request-pass.tsx'
import { PassCard } from './pass-card.tsx'
import { useMyPasses } from './use-my-passes.ts'
import { Rows } from '../../shared/rows/rows.tsx'

export const meta = portalMeta(passesCopy.title)

/** The owner's passes with remaining uses, and passes on sale. */
export default function PassesPage() {
  const [params] = useSearchParams()
  const business = useBusiness()
  const kinds = soldPassKinds(business)
  const wanted = kinds.find((kind) => kind === params.get('pase'))
  const { passes, fetching } = useMyPasses()
  const catalog = useCall(booking.catalog, {}).answer?.data.services ?? []
  const current = passes.filter(({ status }) => status === 'active' || status === 'requested')
  const before = passes.filter((pass) => !current.includes(pass))
  const sold = kinds.filter((kind) => catalog.some(({ serviceType }) => serviceType === passPaysFor(kind)))
  const service = wanted && catalog.find(({ serviceType }) => serviceType === passPaysFor(wanted))

  if (wanted && service) {
    return (
      <div className="mx-auto max-w-2xl">
        <RequestPass key={wanted} kind={wanted} service={service} />
      </div>
    )
  }
  return (
    <>
      <PageHeader title={passesCopy.title} lead={passesCopy.lead} />
      <QueryResult fetching={fetching}>
        <div className="grid gap-10">
          <section>
            <h2 className="mb-3 text-xl">{passesCopy.yours}</h2>
            <div className="grid gap-4">
              <CreditNote />
              {current.length === 0 ? (
                <p className="text-ink-soft">{passesCopy.none}</p>
              ) : (
                <PassList passes={current} />
              )}
            </div>
          </section>
          <section>
            <h2 className="mb-3 text-xl">{passesCopy.buy}</h2>
            <ul className="grid max-w-2xl divide-y divide-line rounded-md bg-white shadow-soft">
              {sold.map((kind) => (
                <li key={kind}>
                  <Link
                    prefetch="intent"
                    to={paths.passes({ pase: kind })}
                    className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sand/50 sm:px-5"
                  >
                    <span className="grid min-w-0 grow gap-0.5">
                      <span className="font-heading">{passKindCopy(kind).name}</span>
                      <span className="text-sm text-ink-soft">{passKindText(kind, business.passes)}</span>
                    </span>
                    <ChevronRight className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          {before.length > 0 && (
            <section>
              <h2 className="mb-3 text-xl">{passesCopy.before}</h2>
              <PassList passes={before} />
            </section>
          )}
        </div>
      </QueryResult>
    </>
  )
}

function PassList({ passes }: { passes: ReturnType<typeof useMyPasses>['passes'] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      <Rows of={passes} by={(pass) => pass.id}>
        {(pass) => (
          <li>
            <PassCard pass={pass} />
          </li>
        )}
      </Rows>
    </ul>
  )
}
