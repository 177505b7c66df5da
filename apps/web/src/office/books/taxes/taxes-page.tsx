import { taxes, type TaxFigure, type TaxSummary } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { taxesCopy as copy } from '../../../copy/office/books/taxes.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { monthChoices } from '../../kit/periods/months.ts'
import { loadTaxes, monthOfTaxes } from '../loaders.ts'
import { CoefficientForm } from './coefficient-form.tsx'
import { SalesByIva } from './sales-by-iva.tsx'
import { SuppliersOfMonth } from './suppliers-of-month.tsx'
import { ResultRow, TaxRow } from './tax-rows.tsx'

export const clientLoader = loadTaxes
export const meta = officeMeta(copy.title)

/** Taxes of a month: IVA, ISR and the suppliers of the DIOT, each figure with its entries. */
export default function TaxesPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const today = businessToday()
  const month = monthOfTaxes(params, today)
  const summaryQuery = useCall(taxes.summary, { query: { month } })
  const summary = summaryQuery.answer?.data.taxSummary
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <div className="mb-6 max-w-64">
        <SelectField
          label={copy.month}
          options={monthChoices(today, month)}
          value={month}
          onChange={({ target }) => void change({ mes: target.value, figura: '' })}
        />
      </div>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10">
        <Fetched fetchings={[summaryQuery]}>
          {summary && (
            <>
              <Iva summary={summary} />
              <Isr summary={summary} />
            </>
          )}
        </Fetched>
        <SuppliersOfMonth month={month} />
      </div>
    </>
  )
}

type PartProps = { summary: TaxSummary }

function Iva({ summary: { month, figures, iva, sales } }: PartProps) {
  const isInFavour = iva.dueCentavos < 0
  return (
    <section aria-labelledby="iva">
      <h2 id="iva" className="mb-2 text-lg">
        {copy.iva}
      </h2>
      <Figures of={['iva-collected', 'iva-creditable']} {...{ month, figures }} />
      <ResultRow
        label={isInFavour ? copy.ivaInFavour : copy.ivaDue}
        centavos={Math.abs(iva.dueCentavos)}
        isSum
      />
      <Figures of={['iva-withheld']} {...{ month, figures }} />
      <SalesByIva sales={sales} />
    </section>
  )
}

function Isr({ summary }: PartProps) {
  const { month, figures, isr } = summary
  const year = month.slice(0, 4)
  const isByCoefficient = isr.method === 'coefficient'
  return (
    <section aria-labelledby="isr">
      <h2 id="isr" className="mb-2 text-lg">
        {copy.isr}
      </h2>
      {isr.missing && (
        <div className="mb-3">
          <Notice tone="warning">{copy.missing[isr.missing]}</Notice>
        </div>
      )}
      {isByCoefficient && <CoefficientForm key={year} year={year} coefficient={isr.coefficient} />}
      <Figures of={[isByCoefficient ? 'income-nominal' : 'income-collected']} {...{ month, figures }} />
      {isr.rateBasisPoints !== null && isr.taxCentavos !== null && (
        <ResultRow
          label={copy.tax}
          hint={copy.rate((isr.rateBasisPoints / 100).toFixed(2))}
          centavos={isr.taxCentavos}
        />
      )}
      {isr.profitCentavos !== null && isr.coefficient !== null && isr.taxCentavos !== null && (
        <>
          <ResultRow label={copy.coefficientOf(isr.coefficient.toFixed(4))} centavos={isr.profitCentavos} />
          <ResultRow label={copy.tax} centavos={isr.taxCentavos} />
        </>
      )}
      <Figures
        of={isByCoefficient ? ['isr-retained', 'isr-paid-before'] : ['isr-retained']}
        {...{ month, figures }}
      />
      {isr.dueCentavos !== null && <ResultRow label={copy.isrDue} centavos={isr.dueCentavos} isSum />}
      <Figures of={['isr-withheld']} {...{ month, figures }} />
    </section>
  )
}

type FiguresProps = Pick<TaxSummary, 'month' | 'figures'> & { of: readonly TaxFigure[] }

const Figures = ({ of, month, figures }: FiguresProps) =>
  of.map((figure) => <TaxRow key={figure} figure={figure} month={month} centavos={figures[figure]} />)
