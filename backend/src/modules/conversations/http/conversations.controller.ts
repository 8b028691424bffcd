import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../platform/access/caller.js';
import { AttachmentDto, NewAttachmentDto, presentAttachment } from '../../../platform/http/attachment.dto.js';
import { LargeBody } from '../../../platform/http/bodies.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { ClientNetwork } from '../../../platform/http/client-address.js';
import { Limit } from '../../../platform/http/limit.js';
import { LINK_HEADER, PageQuery, linkNext, readCursor } from '../../../platform/http/pages.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { FileLinks } from '../../../platform/storage/file-links.js';
import { ReadConversations } from '../reads/read-conversations.js';
import { AttachFiles } from '../use-cases/attach-files.js';
import { FindConversation, type Found } from '../use-cases/find-conversation.js';
import { ReportConversations } from '../use-cases/report-conversations.js';
import { SendMessages } from '../use-cases/send-messages.js';
import {
  ConversationDto,
  EditMessageDto,
  MessageDto,
  MessagesQuery,
  NewMessageDto,
  ReadMessagesDto,
  SentMessageDto,
} from './conversation.dto.js';
import { BlockDto, ReportDto } from './question.dto.js';
import { presentConversation, presentMessage } from './present.js';

/** What the parties say to each other. Guests may call too: the use cases know them. */
@ApiTags('Conversations')
@Controller()
export class ConversationsController {
  constructor(
    private readonly find: FindConversation,
    private readonly read: ReadConversations,
    private readonly messages: SendMessages,
    private readonly files: AttachFiles,
    private readonly reports: ReportConversations,
    private readonly links: FileLinks,
  ) {}

  @Get('conversations')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getConversations',
    summary: 'List your conversations, the newest first',
    description:
      'Those in which something was said, as a brand and as a creator. Empty for a caller who has none.',
  })
  @ApiOkResponse({ type: [ConversationDto], headers: LINK_HEADER })
  @Refuses(400)
  async list(
    @CurrentCaller() caller: Caller,
    @Query() { cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConversationDto[]> {
    const { listed, next } = await this.read.page(caller, readCursor(cursor) ?? null);
    linkNext(reply, '/api/conversations', next);
    return listed.map(({ conversation, role, unread, last }) =>
      presentConversation(conversation, role, unread, last),
    );
  }

  @Get('bookings/:id/conversation')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getBookingConversation',
    summary: 'Get the conversation about a booking',
    description: 'Each booking has one, from its beginning. 403 for a party whom the other side has blocked.',
  })
  @ApiOkResponse({ type: ConversationDto })
  @Refuses(403, 404)
  async ofBooking(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<ConversationDto> {
    return this.present(await this.find.ofBooking(caller, id));
  }

  @Get('conversations/:id')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getConversation',
    summary: 'Get a conversation',
    description: 'As one of its two sides, or as an admin. 403 for somebody whom the other side has blocked.',
  })
  @ApiOkResponse({ type: ConversationDto })
  @Refuses(403, 404)
  async one(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<ConversationDto> {
    return this.present(await this.find.forCaller(caller, id));
  }

  @Get('conversations/:id/messages')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getMessages',
    summary: 'Get the messages of a conversation, in their order',
    description:
      'The newest 50; with `before` those before that number, with `after` the first ones after it.',
  })
  @ApiOkResponse({ type: [MessageDto] })
  @Refuses(400, 403, 404)
  async page(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Query() { before, after }: MessagesQuery,
  ): Promise<MessageDto[]> {
    const { role, conversation } = await this.find.forCaller(caller, id);
    const wish = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
    const messages = await this.read.messages(id, wish);
    return messages.map((message) => presentMessage(message, role, conversation.now, this.links));
  }

  @Post('conversations/:id/messages')
  @Allow('anyone')
  @Limit('message_by_caller')
  @ApiOperation({
    operationId: 'sendMessage',
    summary: 'Send a message',
    description:
      'A message moves no booking. The other side sees it at once, and gets an email when it is still unread after two minutes.',
  })
  @ApiCreatedResponse({ type: SentMessageDto })
  @Refuses(400, 403, 404, 409)
  async send(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { body = '', attachmentIds = [], key = undefined }: NewMessageDto,
  ): Promise<SentMessageDto> {
    const sent = await this.messages.send(caller, id, { body, attachmentIds, key: key ?? null });
    const message = presentMessage(sent.message, sent.role, sent.now, this.links);
    return { seq: message.seq, message };
  }

  @Put('conversations/:id/messages/:seq')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('message_by_caller')
  @ApiOperation({
    operationId: 'editMessage',
    summary: 'Edit a message',
    description: 'Your own, for 5 minutes. The other side sees that it was edited.',
  })
  @ApiNoContentResponse({ description: 'Edited.' })
  @Refuses(400, 403, 404, 409)
  async edit(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('seq') seq: string,
    @Body() { body }: EditMessageDto,
  ): Promise<void> {
    await this.messages.edit(caller, id, /^\d{1,9}$/.test(seq) ? Number(seq) : 0, body);
  }

  @Post('conversations/:id/read')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('message_by_caller')
  @ApiOperation({
    operationId: 'readMessages',
    summary: 'Say up to which message you have read',
    description:
      'The other side sees it. A smaller number than before changes nothing, and neither does an admin’s.',
  })
  @ApiNoContentResponse({ description: 'Noted.' })
  @Refuses(400, 403, 404)
  async markRead(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { seq }: ReadMessagesDto,
  ): Promise<void> {
    await this.messages.markRead(caller, id, seq);
  }

  @Post('conversations/:id/attachments')
  @LargeBody({ access: 'anyone', allowance: 'attachment_by_address' })
  @Limit('attachment_by_address')
  @ApiOperation({
    operationId: 'attachFile',
    summary: 'Upload a picture or PDF for a message',
    description:
      'It belongs to nobody else until it is sent with a message; after a day without one it is deleted.',
  })
  @ApiCreatedResponse({ type: AttachmentDto })
  @Refuses(400, 403, 404, 409, 503, 507)
  async attach(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() file: NewAttachmentDto,
    @ClientNetwork() network: string,
  ): Promise<AttachmentDto> {
    const owner = caller.user?.id ?? caller.guestId ?? network;
    return presentAttachment(await this.files.add(caller, id, file, owner), this.links);
  }

  @Delete('conversations/:id/attachments/:attachmentId')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('message_by_caller')
  @ApiOperation({
    operationId: 'removeAttachment',
    summary: 'Remove an upload that wasn’t sent',
    description: 'What was sent with a message stays.',
  })
  @ApiNoContentResponse({ description: 'It isn’t there any more.' })
  @Refuses(400, 403, 404)
  async detach(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('attachmentId') attachmentId: string,
  ): Promise<void> {
    await this.files.remove(caller, id, attachmentId);
  }

  @Put('conversations/:id/block')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('report_by_caller')
  @ApiOperation({
    operationId: 'blockPerson',
    summary: 'Block or unblock the other side in a conversation',
    description:
      'Somebody who is blocked can neither read nor write here, and can’t ask that creator again. A booking goes on.',
  })
  @ApiNoContentResponse({ description: 'It is as you said.' })
  @Refuses(400, 403, 404)
  async block(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { blocked }: BlockDto,
  ): Promise<void> {
    await this.messages.setBlocked(caller, id, blocked);
  }

  @Post('conversations/:id/reports')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('report_by_caller')
  @ApiOperation({
    operationId: 'reportConversation',
    summary: 'Report a conversation to the platform',
    description: 'Admins read what was said then. The other side doesn’t learn of it.',
  })
  @ApiNoContentResponse({ description: 'Reported.' })
  @Refuses(400, 403, 404)
  async report(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { reason, note }: ReportDto,
  ): Promise<void> {
    await this.reports.report(caller, id, reason, note ?? null);
  }

  private async present({ conversation, role }: Found): Promise<ConversationDto> {
    const unread = await this.read.unreadOf(conversation, role);
    return presentConversation(conversation, role, unread);
  }
}
