import {
  AWAY_BOOKING,
  BOOKING_MESSAGES,
  BRIEF_FILES,
  awayText,
  parseDollars,
  toPlacements,
} from '@reelpact/domain';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  type BookAndPayDto,
  type BookingDto,
  type CreateBookingApiArg,
  useCreateBookingMutation,
  useEditBriefMutation,
  useGetBookingQuery,
  useGetPackageQuery,
  useLazyGetBookingQuery,
} from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { useSession } from '../../api/session';
import { askedBefore } from '../../ui/asked-before';
import { forgetBookingDraft, useBookingDraft } from '../../ui/booking-draft';
import { BackLink } from '../../ui/back-link';
import { useFirstPaint } from '../../ui/first-paint';
import { LinkButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Columns, Page } from '../../ui/page';
import { LoadFailed } from '../../loading/load-failed';
import { useSentForm } from '../../ui/sent-form';
import { Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import { WaitingNote } from '../../ui/waiting-note';
import { useBriefFiles } from '../../booking/use-brief-files';
import { AddonPicker } from './addon-picker';
import { BriefFilesField } from './brief-files-field';
import { BriefForm, type Brief } from './brief-form';
import { PackageSummary } from './package-summary';
import { PlacementsField } from './placements-field';
import { RequestForm, type BookingRequest } from './request-form';
import { useAsked } from './use-asked';
import { useBookedAs } from './use-booked-as';
import { useCountedStart } from './use-counted-start';

const isUnpaid = ({ actions }: BookingDto): boolean =>
  actions.some(({ name, enabled }) => name === 'pay' && enabled);

/** Booking a package: the brief with the payment after it, or the request that the creator accepts first. */
export function BookingScreen({ packageId }: { packageId: string }) {
  const { data: pack, isLoading, error, refetch } = useGetPackageQuery({ id: packageId });
  const { user, loading: sessionLoading } = useSession();
  const [createBooking] = useCreateBookingMutation();
  const [editBrief] = useEditBriefMutation();
  const sending = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const { draft, change, sent } = useBookingDraft(packageId);
  const { bookedAs, keepBookedAs } = useBookedAs();
  const [readBooking] = useLazyGetBookingQuery();
  const navigate = useNavigate();
  // The creator's page writes where the visit came from into its links.
  const [params] = useSearchParams();
  const source = params.get('source') ?? undefined;
  const isFirstPaint = useFirstPaint();
  const sentForm = useSentForm();
  // The files of what was booked before somebody came back; what is booked now is left for the checkout.
  const [madeHere, setMadeHere] = useState<string | null>(null);
  const bookedId = draft.sent?.bookingId;
  const { data: bookedNow } = useGetBookingQuery(
    { id: bookedId ?? '' },
    { skip: bookedId === undefined || bookedId === madeHere },
  );
  const sentFiles = bookedNow?.briefFilesOpen ? bookedNow.briefFiles : [];
  const files = useBriefFiles(sentFiles.length);
  const asked = useAsked(
    isFirstPaint || !pack ? null : (params.get('conversation') ?? askedBefore(pack.creator.username)),
  );
  useCountedStart(pack, source);

  if (isLoading || sessionLoading) return <Skeleton shape="columns" />;
  if (!pack || !pack.bookable) {
    const missing = (
      <MessagePage title="Package Not Found" text="This package doesn't exist or isn't available.">
        <LinkButton to="/">Go to the start page</LinkButton>
      </MessagePage>
    );
    return pack ? missing : <LoadFailed error={error} onRetry={refetch} missing={missing} />;
  }

  const cents = (price: number | null) => parseDollars(price) ?? 0;
  const picked = pack.addons.filter(({ id }) => (draft.addonIds ?? sentForm.addonIds).includes(id));
  const faster = picked.find(({ meaning }) => meaning?.deliveryTime);
  const addonIds = picked.map(({ id }) => id);
  // A form that was sent without a script has them as one text.
  const placements = toPlacements(draft.placements ?? sentForm.values['placements']?.split(',') ?? []);
  const amount = picked.reduce((sum, { price }) => sum + cents(price), cents(pack.price));
  const { cancellationPercent, needsProduct, ai } = pack;
  const asksFirst = pack.creator.bookingFlow === 'approve_first';

  /**
   * What this tab has booked; null where there is nothing, or nothing that can be opened from here.
   * @throws ApiProblem when that can't be told now: another booking could be a second one
   */
  async function readBooked(): Promise<BookingDto | null> {
    const id = sent()?.bookingId;
    if (id === undefined) return null;
    const { data, error: failure } = await readBooking({ id });
    if (failure && !(isApiProblem(failure) && failure.status === 404)) throw failure;
    return data ?? null;
  }

  /** Runs one sending at a time. @returns null where it was refused, which is said */
  async function once(run: () => Promise<string | null>): Promise<string | null> {
    if (sending.current) return null;
    sending.current = true;
    setIsSending(true);
    setFieldErrors({});
    try {
      return await run();
    } catch (failure) {
      if (isApiProblem(failure)) {
        setFieldErrors(failure.errors);
        // A changed price must show here, with everything that was typed still in its place.
        if (failure.status === 409) void refetch();
      }
      reportFailure(
        failure,
        asksFirst
          ? { otherwise: 'Failed to create booking' }
          : { fixed: 'Failed to create booking. Please try again.' },
      );
      return null;
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  }

  const bodyOf = <B extends Brief | BookingRequest>(form: B) => ({
    packageId,
    ...form,
    ...(addonIds.length > 0 && { addonIds }),
    ...(placements.length > 0 && { placements }),
    // What was shown is what is agreed on.
    terms: { cancellationPercent, needsProduct, ...(ai !== undefined && { ai: ai ?? ('' as const) }) },
    source,
    conversationId: asked.conversationId,
  });

  /** @returns the booking's id, if this browser can open it */
  async function create(
    body: CreateBookingApiArg['body'],
    booked: BookingDto | null,
  ): Promise<string | null> {
    const text = JSON.stringify(body);
    const before = sent();
    // Of a booking that is paid or over, the same text asks for another one.
    const isRepeat = before?.body === text && (booked === null || isUnpaid(booked));
    const request = isRepeat ? before : { body: text, key: crypto.randomUUID() };
    change({ sent: request });
    const answer = await createBooking({ 'Idempotency-Key': request.key, body }).unwrap();
    setMadeHere(answer.id);
    change({ sent: { ...request, bookingId: answer.id } });
    keepBookedAs(body);
    if (answer.canOpen) return answer.id;
    // A repeat after a lost answer books nothing more, and can't open what the first one booked: a mailed link does.
    showToast(BOOKING_MESSAGES.madeBefore.title, BOOKING_MESSAGES.madeBefore.text);
    void navigate(`/open-booking/${answer.id}`);
    return null;
  }

  /** Sends the brief again for its booking, which may be closed by now. @returns whether it was taken */
  async function edit(booking: BookingDto, body: BookAndPayDto): Promise<boolean> {
    const { error: failure } = await editBrief({ id: booking.id, bookAndPayDto: body });
    if (!failure) return true;
    if (!isApiProblem(failure) || failure.code !== 'INVALID_TRANSITION') throw failure;
    showToast(failure.message);
    void navigate(booking.path);
    return false;
  }

  async function sendBrief(form: Brief): Promise<void> {
    const id = await once(async () => {
      const body = bodyOf({ ...form, amount: amount / 100 });
      const booked = await readBooked();
      const isEdit = booked !== null && isUnpaid(booked);
      const made = isEdit ? (await edit(booked, body)) && booked.id : await create(body, booked);
      if (!made) return null;
      if (!(await files.send(made))) {
        // It is said beside the files, and the same button tries again.
        setMadeHere(null);
        return null;
      }
      if (!isEdit) showToast('Booking Created', 'Redirecting to checkout...');
      return made;
    });
    if (id !== null) void navigate(`/checkout/${id}`);
  }

  async function sendRequest(form: BookingRequest): Promise<void> {
    let isWhole = true;
    const id = await once(async () => {
      const made = await create(bodyOf(form), await readBooked());
      if (made !== null) isWhole = await files.send(made);
      return made;
    });
    if (id === null) return;
    forgetBookingDraft(packageId);
    showToast('Request Sent!', 'Your request has been sent to the creator for approval.');
    // The request is on its way; sent again, it would be a second one.
    if (!isWhole) showToast('A file wasn’t sent', BRIEF_FILES.messages.addBelow, 'destructive');
    void navigate(`/request-submitted/${id}`);
  }

  const placementsAndFiles = (
    <>
      <PlacementsField
        picked={placements}
        usageRights={pack.usageRights}
        onChange={(next) => change({ placements: next })}
      />
      <BriefFilesField
        files={files}
        sent={sentFiles}
        onRemove={({ id }) => void files.removeSent(bookedId ?? '', id)}
      />
    </>
  );
  const addons = (
    <>
      {/* What the form shows of the deal goes with it where no script sends it. */}
      <input type="hidden" name="shownFee" value={cancellationPercent} />
      <input type="hidden" name="shownProduct" value={String(needsProduct)} />
      <input type="hidden" name="shownAi" value={ai ?? ''} />
      <AddonPicker addons={pack.addons} picked={addonIds} onChange={(ids) => change({ addonIds: ids })} />
    </>
  );
  return (
    <Page
      width="wide"
      back={<BackLink to={`/${pack.creator.username}`}>Back</BackLink>}
      title={asksFirst ? 'Book Package' : 'Book UGC Package'}
      subtitle={asksFirst ? 'Complete your booking details' : `with ${pack.creator.displayName}`}
    >
      <Columns
        sideFirst
        side={
          <PackageSummary
            pack={{ ...pack, deliveryTime: faster?.meaning?.deliveryTime ?? pack.deliveryTime }}
            creator={asksFirst ? pack.creator.displayName : null}
            addons={picked.map(({ name }) => name)}
            total={amount}
          />
        }
      >
        {pack.awayUntil !== null && (
          <WaitingNote sentence={`${awayText(pack.awayUntil)}.`} otherwise={AWAY_BOOKING} />
        )}
        {asksFirst ? (
          <RequestForm
            amount={amount}
            addons={addons}
            files={placementsAndFiles}
            kept={draft.values}
            onChange={(values) => change({ values })}
            clientEmail={user?.email ?? asked.email ?? bookedAs.email}
            clientName={asked.name ?? user?.brandName ?? bookedAs.name}
            projectDetails={asked.words}
            sending={isSending}
            isReady={!asked.isLoading}
            fieldErrors={fieldErrors}
            onSubmit={(form) => void sendRequest(form)}
          />
        ) : (
          <BriefForm
            amount={amount}
            addons={addons}
            files={placementsAndFiles}
            kept={draft.values}
            onChange={(values) => change({ values })}
            contactEmail={user?.email ?? asked.email ?? bookedAs.email}
            brandName={asked.name ?? user?.brandName ?? bookedAs.name}
            projectDescription={asked.words}
            sending={isSending}
            isReady={!asked.isLoading}
            fieldErrors={fieldErrors}
            onSubmit={(form) => void sendBrief(form)}
          />
        )}
      </Columns>
    </Page>
  );
}
