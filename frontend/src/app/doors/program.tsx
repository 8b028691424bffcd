import { renderToStaticMarkup } from 'react-dom/server';
import '../global.css';
import { type DrawnDocument, dataElement, documentOf } from '../../pages/document';
import { SITE_DESCRIPTION } from '../../pages/head';
import { themeCss } from '../theme/theme-css';
import { BOOKING_DOORS } from './booking-doors';
import { CHECKOUT_DOORS } from './checkout-doors';
import { Door, storeOf, type Doors } from './door';
import type { DoorData } from './door-data';
import { DATA_ID, ROOT_ID } from './door-document';
import { PEOPLE_DOORS } from './people-doors';

// The program that the server draws doors with. The build puts these in: their content is known only afterwards.
const DOOR_CSS = '__DOOR_CSS__';
const SITE_SCRIPT = '__SITE_SCRIPT__';
const PROGRAMS = [
  { doors: PEOPLE_DOORS, script: '__PEOPLE_SCRIPT__' },
  { doors: BOOKING_DOORS, script: '__BOOKING_SCRIPT__' },
  { doors: CHECKOUT_DOORS, script: '__CHECKOUT_SCRIPT__' },
];

const DOORS: Doors = { ...PEOPLE_DOORS, ...BOOKING_DOORS, ...CHECKOUT_DOORS };

/**
 * A door as it is before its script has come.
 * @param canonical the one address under which it is to be found; null where it isn't to be
 */
export function drawDoor(data: DoorData, canonical: string | null = null): DrawnDocument {
  const door = renderToStaticMarkup(<Door isFirstPaint doors={DOORS} data={data} store={storeOf(data)} />);
  return documentOf({
    head: {
      title: `${DOORS[data.route]?.handle.label ?? ''} · Reelpact`,
      description: SITE_DESCRIPTION,
      canonical,
      image: null,
      type: 'website',
      data: null,
    },
    styles: themeCss() + DOOR_CSS,
    body: `<div id="${ROOT_ID}">${door}</div>${dataElement('application/json', data, DATA_ID)}`,
    script: SITE_SCRIPT,
    waits: true,
    modules: PROGRAMS.find(({ doors }) => data.route in doors)?.script,
  });
}
