import type { ComponentProps } from 'react'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { WithStore } from '../../shared/fetching/with-store.tsx'

/** Refused order, on a page outside of the store. */
export const RefusalOfOrder = (props: ComponentProps<typeof ActionableRefusal>) => (
  <WithStore>
    <ActionableRefusal {...props} />
  </WithStore>
)
