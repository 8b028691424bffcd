import { homeOf, pathOnThisSite, plainCode, secondStepPath } from '@reelpact/domain';
import type { UserDto } from '../../identity/index.js';

/** A form as a browser sends it without a script. */
export type SentFields = Readonly<Record<string, string | readonly string[]>>;

/** What a form asks of the API. */
interface Call {
  url: string;
  body: Record<string, unknown>;
  /** The same form sent twice does it once. */
  key?: string;
}

/** Where somebody is who sends a form. */
export interface Place {
  params: { packageId?: string; bookingId?: string; subject?: string };
  query: URLSearchParams;
}

interface DoorForm {
  call: (fields: SentFields, place: Place) => Call;
  /** Where to go once it is done; null for this document again, with what comes next. */
  leadsTo: (answer: unknown, place: Place, fields: SentFields) => string | null;
}

/** What was sent by several fields of one name is read as one text. */
export const textOf = (fields: SentFields, name: string): string => {
  const value = fields[name] ?? '';
  return typeof value === 'string' ? value : value.join(',');
};
export const listOf = (fields: SentFields, name: string): readonly string[] => {
  const value = fields[name] ?? [];
  return typeof value === 'string' ? [value] : value;
};

const enter = (user: unknown, { query }: Place): string =>
  pathOnThisSite(query.get('next')) ?? homeOf(user as UserDto);

/** What each door's form does, by the door's route: the same as its script. */
export const DOOR_FORMS: Readonly<Record<string, DoorForm>> = {
  '/login': {
    call: (fields) => ({
      url: '/api/auth/login',
      body: { email: textOf(fields, 'email'), password: textOf(fields, 'password') },
    }),
    leadsTo: enter,
  },
  '/auth': {
    call: (fields) => ({
      url: '/api/auth/register',
      body: {
        email: textOf(fields, 'email'),
        password: textOf(fields, 'password'),
        firstName: textOf(fields, 'firstName'),
        lastName: textOf(fields, 'lastName'),
      },
    }),
    leadsTo: enter,
  },
  '/second-step': {
    call: (fields) => ({
      url: '/api/auth/second-factor',
      body:
        fields['recoveryCode'] === undefined
          ? { code: plainCode(textOf(fields, 'code')) }
          : { recoveryCode: plainCode(textOf(fields, 'recoveryCode')) },
    }),
    leadsTo: enter,
  },
  '/reset-password': {
    call: (fields, { query }) => {
      const [token, password] = [query.get('token'), textOf(fields, 'password')];
      if (token !== null) return { url: '/api/auth/reset-password', body: { token, password } };
      const email = textOf(fields, 'email').trim();
      if (fields['code'] === undefined) return { url: '/api/auth/forgot-password', body: { email } };
      const code = textOf(fields, 'code').replaceAll(/\s/g, '');
      return { url: '/api/auth/reset-password', body: { email, code, password } };
    },
    leadsTo: (user) => (user === null ? null : homeOf(user as UserDto)),
  },
  '/package/:packageId/booking': {
    call: (fields, { params, query }) => {
      // The API says what it doesn't know of the rest.
      const {
        key: _key,
        addonIds: _addonIds,
        shownFee,
        shownProduct,
        shownAi,
        placements: _placements,
        ...brief
      } = fields;
      const addonIds = listOf(fields, 'addonIds');
      const placements = listOf(fields, 'placements');
      const [source, conversationId] = [query.get('source'), query.get('conversation')];
      return {
        url: '/api/package-bookings',
        body: {
          ...brief,
          packageId: params.packageId,
          ...(addonIds.length > 0 && { addonIds }),
          ...(placements.length > 0 && { placements }),
          ...(shownFee !== undefined && {
            terms: {
              cancellationPercent: Number(shownFee),
              needsProduct: shownProduct === 'true',
              ...(shownAi !== undefined && { ai: shownAi }),
            },
          }),
          ...(source !== null && { source }),
          ...(conversationId !== null && { conversationId }),
        },
        key: textOf(fields, 'key'),
      };
    },
    leadsTo: (answer, _place, fields) => {
      const { id, canOpen } = answer as { id: string; canOpen: boolean };
      if (!canOpen) return `/open-booking/${id}`;
      return fields['clientName'] === undefined ? `/checkout/${id}` : `/request-submitted/${id}`;
    },
  },
  '/tip/:subject': {
    call: (fields, { params }) => ({
      url: `/api/creators/${encodeURIComponent(params.subject ?? '')}/tips`,
      body: {
        // Chosen among those that are offered, or one of their own.
        amount:
          textOf(fields, 'amount') === 'own' ? textOf(fields, 'ownAmount').trim() : textOf(fields, 'amount'),
        email: textOf(fields, 'email').trim(),
        name: textOf(fields, 'name'),
        message: textOf(fields, 'message'),
      },
      key: textOf(fields, 'key'),
    }),
    leadsTo: (answer) => `/tip/${(answer as { id: string }).id}`,
  },
};

/** Where a refusal leads on; null where the form is shown again. */
export const wayAfter = (problem: { code?: unknown }, { query }: Place): string | null =>
  problem.code === 'SECOND_FACTOR_NEEDED' ? secondStepPath(query.get('next')) : null;
