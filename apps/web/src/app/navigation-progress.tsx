import { useNavigation } from 'react-router'

/** A line at the top from the press until the page is there: on a slow line something answers at once. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className="navigation-progress" aria-hidden="true" />
}
