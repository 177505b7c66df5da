import { defaultSettings, type BusinessSettings } from '@rumi/contract'
import type { SettingsProbes } from '../requests/settings-probes.ts'

/** Place that shows a setting: its text, and the pattern that only the changed setting matches. */
export type Surface = { read: () => Promise<string>; says: string | RegExp }
/** One setting: what it is changed to, what has to be set beside it, and each surface that follows. */
export type SettingRow = {
  change: Partial<BusinessSettings>
  beside?: Partial<BusinessSettings>
  surfaces: readonly Surface[]
}

const { shipping, orderHoldHours } = defaultSettings

/** Settings of orders and expenses by the path of their leaf, with the surfaces that follow them. */
export function orderSurfaces({ order, cashExpense }: SettingsProbes): Record<string, SettingRow> {
  const at = (read: () => Promise<string>, says: string | RegExp): Surface => ({ read, says })
  const row = (change: SettingRow['change'], ...surfaces: Surface[]): SettingRow => ({ change, surfaces })
  return {
    cashExpenseLimitCentavos: row({ cashExpenseLimitCentavos: 1 }, at(cashExpense, '"overCashLimit":true')),
    'shipping.feeCentavos': row(
      { shipping: { ...shipping, feeCentavos: 88_00 } },
      at(order({ delivery: 'shipping' }), '"shippingCentavos":8800'),
    ),
    'shipping.freeFromCentavos': {
      ...row(
        { shipping: { feeCentavos: 88_00, freeFromCentavos: 1, postalCodes: [] } },
        at(order({ delivery: 'shipping' }), '"shippingCentavos":0'),
      ),
      beside: { shipping: { feeCentavos: 88_00, freeFromCentavos: null, postalCodes: [] } },
    },
    'shipping.postalCodes': row(
      { shipping: { ...shipping, postalCodes: ['99'] } },
      at(order({ delivery: 'shipping' }), 'not-shipped'),
    ),
    'orderHoldHours.counter': row(
      { orderHoldHours: { ...orderHoldHours, counter: 31 } },
      at(order({ payment: 'counter' }), 'held for 31 hours'),
    ),
    'orderHoldHours.spei': {
      beside: { speiClabe: '032180000118359719' },
      ...row(
        { orderHoldHours: { ...orderHoldHours, spei: 32 } },
        at(order({ payment: 'spei' }), 'held for 32 hours'),
      ),
    },
    'orderHoldHours.online': row(
      { orderHoldHours: { ...orderHoldHours, online: 33 } },
      at(order({ payment: 'online' }), 'held for 33 hours'),
    ),
  }
}
