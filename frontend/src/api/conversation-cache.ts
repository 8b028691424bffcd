import { type LiveTruth, messagePreview } from '@reelpact/domain';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { conversationReads } from './conversation-reads';
import type { ConversationDto, MessageDto } from './generated';
import type { Page } from './paged-lists';

type State = Parameters<typeof conversationReads.util.selectInvalidatedBy>[0];
type Update = ThunkAction<void, State, unknown, UnknownAction>;

/** Changes a conversation wherever this page has it: open, or in the list. */
const inEach =
  (id: string, change: (conversation: ConversationDto) => void): Update =>
  (dispatch, getState) => {
    const { updateQueryData, selectInvalidatedBy } = conversationReads.util;
    for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), [
      { type: 'Conversation', id },
    ])) {
      if (endpointName === 'getConversation' || endpointName === 'getBookingConversation')
        dispatch(updateQueryData(endpointName, originalArgs as { id: string }, change));
    }
    const ofList = ({ pages }: { pages: Page<ConversationDto[]>[] }): void => {
      for (const { content } of pages) content.filter((listed) => listed.id === id).forEach(change);
    };
    dispatch(updateQueryData('conversationPages', undefined, ofList));
  };

/** Takes into what is on screen up to where somebody has read; the caller themselves when nobody is named. */
export const takeRead = (
  id: string,
  { readBy, readSeq = 0 }: Pick<LiveTruth, 'readBy' | 'readSeq'>,
): Update =>
  inEach(id, (conversation) => {
    const { role, lastSeq } = conversation;
    if (readBy !== undefined && readBy !== role) {
      if (role !== 'admin') conversation.otherReadSeq = Math.max(conversation.otherReadSeq, readSeq);
      return;
    }
    conversation.readSeq = Math.max(conversation.readSeq, readSeq);
    if (conversation.readSeq >= lastSeq) conversation.unread = 0;
  });

/** Puts messages below those that are there, and their conversation on top of the list. */
export const takeMessages =
  (id: string, messages: readonly MessageDto[]): Update =>
  (dispatch) => {
    const { updateQueryData } = conversationReads.util;
    const append = ({ pages: [newest] }: { pages: MessageDto[][] }): void => {
      const last = newest?.at(-1)?.seq ?? 0;
      newest?.push(...messages.filter(({ seq }) => seq > last));
    };
    dispatch(updateQueryData('messagePages', { id }, append));
    const count = (conversation: ConversationDto): void => {
      const { role, lastSeq, readSeq } = conversation;
      const fresh = messages.filter(({ seq }) => seq > lastSeq);
      const last = fresh.at(-1);
      if (!last) return;
      conversation.lastSeq = last.seq;
      conversation.lastAt = last.createdAt;
      conversation.preview = messagePreview(last);
      if (last.party === role) conversation.readSeq = last.seq;
      conversation.unread =
        last.party === role
          ? 0
          : conversation.unread + fresh.filter(({ party, seq }) => party !== role && seq > readSeq).length;
    };
    dispatch(inEach(id, count));
    const rise = ({ pages }: { pages: Page<ConversationDto[]>[] }): void => {
      const page = pages.find(({ content }) => content.some((listed) => listed.id === id));
      const place = page?.content.findIndex((listed) => listed.id === id) ?? -1;
      const [risen] = page?.content.splice(place, 1) ?? [];
      if (risen) pages[0]?.content.unshift(risen);
    };
    dispatch(updateQueryData('conversationPages', undefined, rise));
  };
