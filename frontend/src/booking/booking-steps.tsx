import { type BookingActionName, type StepFields, askedFields, screenPath, stepRow } from '@reelpact/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BookingView } from './booking-view';
import { StepButtons } from './step-buttons';
import { StepDialog } from './step-dialog';
import { useStep } from './use-step';

interface BookingStepsProps {
  booking: BookingView;
  /** Steps that the page shows in a form of its own. */
  except?: readonly BookingActionName[];
  /** Which are shown; without it those that go on with the deal as it is, and none that change it or answer to a change. */
  only?: (name: BookingActionName) => boolean;
  block?: boolean;
  /** What a button is called where the page names it otherwise. */
  labels?: Partial<Record<BookingActionName, string>>;
}

const goesOn = (name: BookingActionName): boolean => {
  const { aside, answers } = stepRow(name);
  return aside !== true && answers !== true;
};

/** What stands there already where something is corrected. */
function writtenOf(name: BookingActionName, { shipments }: BookingView): Partial<StepFields> {
  const parcel = name === 'correct_shipment' ? shipments?.at(-1) : undefined;
  return parcel ? { carrier: parcel.carrier ?? '', tracking: parcel.tracking ?? '' } : {};
}

/** The page on which a step is taken; null where a click or a dialog does. */
function screenOf(name: BookingActionName, { id, flow }: BookingView): string | null {
  const { screen } = stepRow(name);
  if (screen === undefined) return null;
  return screenPath(typeof screen === 'string' ? screen : screen[flow], id);
}

/** The steps that the server offers this person now, each as its row in the table says: a click, a dialog or a page. */
export function BookingSteps({ booking, except = [], only = goesOn, block, labels = {} }: BookingStepsProps) {
  const { run, running } = useStep();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<BookingActionName | null>(null);
  const actions = booking.actions
    .filter(({ name }) => only(name) && !except.includes(name))
    .map((action) => ({ ...action, label: labels[action.name] ?? action.label }));
  if (actions.length === 0) return null;

  const take = async (name: BookingActionName, input: Partial<StepFields>) => {
    // Which fields belong to which step the table says and the server checks.
    const names = booking.actions.find((action) => action.name === name)?.names;
    const call = { id: booking.id, step: name, input: { ...input, ...names } } as Parameters<typeof run>[0];
    if (await run(call, booking.flow)) setAsked(null);
  };
  const begin = (name: BookingActionName) => {
    const screen = screenOf(name, booking);
    const { confirmation, consequence, preset = {} } = stepRow(name);
    if (screen) void navigate(screen);
    else if (confirmation || consequence || askedFields(name).length > 0) setAsked(name);
    else void take(name, preset);
  };

  return (
    <>
      <StepButtons
        actions={actions}
        running={running}
        leads={booking.turn === booking.role}
        onAct={begin}
        block={block}
      />
      {asked && actions.some(({ name }) => name === asked) && (
        <StepDialog
          key={asked}
          step={asked}
          booking={booking}
          typed={writtenOf(asked, booking)}
          busy={running !== null}
          onConfirm={(input) => void take(asked, input)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
