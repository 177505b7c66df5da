import type { ComponentProps } from 'react'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { WithStore } from '../../shared/fetching/with-store.tsx'

/** Why an order was not taken, on a page that stands before the store. */
export const RefusalOfOrder = (props: ComponentProps<typeof ActionableRefusal>) => (
  <WithStore>
    <ActionableRefusal {...props} />
  </WithStore>
)
