import { useNavigation } from 'react-router'

/** Progress bar at the top from the press until the page is rendered. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className="navigation-progress" aria-hidden="true" />
}
