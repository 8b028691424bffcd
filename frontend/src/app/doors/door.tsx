import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { Link } from 'react-router-dom';
import { knowAlready } from '../../api/calls';
import { useSession } from '../../api/session';
import { ErrorBoundary } from '../../ui/error-boundary';
import { FirstPaint } from '../../ui/first-paint';
import { MessagePage } from '../../ui/message-page';
import { SentFormContext } from '../../ui/sent-form';
import { SkipLink } from '../../ui/skip-link';
import { ToastViewport } from '../../ui/toast';
import { AppFoot } from '../layouts/app-foot';
import barStyles from '../layouts/app-bar.module.css';
import styles from '../layouts/app-layout.module.css';
import { Bar } from '../layouts/bar';
import { UnlitThemeSwitch } from '../server/unlit-theme-switch';
import { makeStore } from '../store';
import type { DoorData } from './door-data';
import { DoorAddress } from './door-address';

/**
 * The screens where strangers arrive, by their routes. They are documents that the server draws, with a program of their own, which has
 * neither the component library nor the application's router.
 */
export type Doors = Readonly<
  Record<
    string,
    {
      handle: { label: string };
      Component: ComponentType;
      /** What stands there instead when the server says that there is no such thing. */
      Missing?: ComponentType;
    }
  >
>;

/** A store that knows already what the server has drawn. */
export function storeOf({ user, site, pack, booking, tip, creator, params }: DoorData) {
  const store = makeStore();
  store.dispatch(
    knowAlready([
      { endpointName: 'getCurrentUser', arg: undefined, value: user as never },
      { endpointName: 'getSite', arg: undefined, value: site },
      ...(pack ? [{ endpointName: 'getPackage' as const, arg: { id: pack.id }, value: pack }] : []),
      // Its call is known to the script of this door alone.
      ...(tip
        ? [{ endpointName: 'getTip' as never, arg: { id: tip.id } as never, value: tip as never }]
        : []),
      // Asked for by the name in the address, which may be written in another way.
      ...(creator
        ? [
            {
              endpointName: 'getCreatorProfile' as const,
              arg: { idOrUsername: params['subject'] ?? '' },
              value: creator,
            },
          ]
        : []),
      ...(booking ? [{ endpointName: 'getBooking' as const, arg: { id: booking.id }, value: booking }] : []),
    ]),
  );
  return store;
}

interface DoorProps {
  doors: Doors;
  data: DoorData;
  store: ReturnType<typeof storeOf>;
  /** Whether it must be as the server draws it. */
  isFirstPaint: boolean;
}

/** A door with all that stands around it. */
export function Door({ doors, data, store, isFirstPaint }: DoorProps) {
  const door = doors[data.route];
  if (!door) throw new Error(`There is no door at "${data.route}".`);
  const { handle } = door;
  const Component = (data.isMissing && door.Missing) || door.Component;
  return (
    <FirstPaint value={isFirstPaint}>
      <DoorAddress value={data}>
        <Provider store={store}>
          <div className={styles.app}>
            <SkipLink />
            <DoorBar label={handle.label} />
            <ErrorBoundary
              fallback={
                <MessagePage title="Something went wrong" text="The page could not be shown.">
                  <a href="/">Go to the start page</a>
                </MessagePage>
              }
            >
              {data.sent ? (
                <SentFormContext value={data.sent}>
                  <Component />
                </SentFormContext>
              ) : (
                <Component />
              )}
            </ErrorBoundary>
            <AppFoot />
          </div>
          <ToastViewport />
        </Provider>
      </DoorAddress>
    </FirstPaint>
  );
}

function DoorBar({ label }: { label: string }) {
  const { user } = useSession();
  return (
    <Bar label={label} user={user} themeSwitch={<UnlitThemeSwitch />}>
      {user && (
        <Link to="/account" className={barStyles.wide}>
          Account
        </Link>
      )}
    </Bar>
  );
}
