import { beforeEach, describe, expect, it } from '@jest/globals';
import { CENTER, PORTFOLIO, PROFILE_IMAGE } from '@reelpact/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import type { ArrangePortfolioDto, NewPhotoDto, OwnPortfolioItemDto } from '../../api/calls';
import { PortfolioEditor } from './portfolio-editor';

const list = 'GET /api/creator/c1/portfolio';
const add = 'POST /api/creator/c1/portfolio';
const arrange = 'PUT /api/creator/c1/portfolio';
const remove = 'DELETE /api/creator/c1/portfolio/b';
const item = (id: string, title: string): OwnPortfolioItemDto => ({
  id,
  title,
  type: 'photo',
  imageUrl: `/${id}.webp`,
  videoUrl: null,
  duration: null,
  status: 'ready',
  problem: null,
  focus: CENTER,
});

let stored: OwnPortfolioItemDto[];
let refusal: StandInAnswer | null;
const server = standInServer(() => ({
  [list]: () => ({ body: stored }),
  [add]: (sent) => {
    if (refusal) return refusal;
    const added = item(`new${stored.length}`, (sent as NewPhotoDto).title);
    stored = [...stored, added];
    return { status: 201, body: added };
  },
  [arrange]: (sent) => {
    if (refusal) return refusal;
    stored = (sent as ArrangePortfolioDto).items.map(({ id, title, focus = CENTER }) => ({
      ...item(id, title),
      focus,
    }));
    return { body: stored };
  },
  [remove]: () => {
    if (refusal) return refusal;
    stored = stored.filter(({ id }) => id !== 'b');
    return { status: 204 };
  },
}));
beforeEach(() => {
  stored = [item('a', 'Coffee'), item('b', 'Sea'), item('c', 'Plant')];
  refusal = null;
});

const shown = () => [...document.querySelectorAll('img')].map((picture) => picture.alt);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = async () => {
  renderWithData(<PortfolioEditor creatorId="c1" />);
  await screen.findByRole('button', { name: 'Add Photos or Videos' });
};

describe('the order', () => {
  it('is shown at once and saved', async () => {
    await open();
    await press('Move Plant earlier');
    expect(shown()).toEqual(['Coffee', 'Plant', 'Sea']);
    await press('Move Plant earlier');
    expect(screen.getByRole('status').textContent).toBe('Plant is now number 1 of 3.');
    await waitFor(() => expect(stored.map(({ id }) => id)).toEqual(['c', 'a', 'b']));
    expect(shown()).toEqual(['Plant', 'Coffee', 'Sea']);
  });

  it('stays where an item is at the edge', async () => {
    await open();
    await press('Move Coffee earlier');
    await press('Move Plant later');
    expect(shown()).toEqual(['Coffee', 'Sea', 'Plant']);
    expect(server.sentBy(arrange)).toEqual([]);
  });

  it('is what the server has when it refuses the change', async () => {
    await open();
    refusal = { status: 409, body: { code: 'CONFLICT', message: PORTFOLIO.messages.changed } };
    stored = [item('b', 'Sea'), item('d', 'Dog')];
    await press('Move Sea earlier');
    await waitFor(() => expect(shown()).toEqual(['Sea', 'Dog']));
  });
});

describe('a title', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Title of number 2');

  it('is saved with Enter, without blanks around it', async () => {
    await open();
    await userEvent.clear(field());
    await userEvent.type(field(), ' The sea {Enter}');
    await waitFor(() => expect(stored.map(({ title }) => title)).toEqual(['Coffee', 'The sea', 'Plant']));
  });

  it('can’t be nothing, and Escape takes it back', async () => {
    await open();
    await userEvent.clear(field());
    expect(screen.getByText(PORTFOLIO.title.message)).toBeTruthy();
    await userEvent.type(field(), 'x{Escape}');
    await userEvent.tab();
    expect(field().value).toBe('Sea');
    expect(server.sentBy(arrange)).toEqual([]);
  });
});

describe('work that has no title yet', () => {
  it('is asked for one in an empty field, and may stay as it is', async () => {
    stored = [item('a', PORTFOLIO.untitled.photo), item('b', 'Sea')];
    await open();
    const field = await screen.findByLabelText<HTMLInputElement>('Title of number 1');
    expect([field.value, field.placeholder]).toEqual(['', 'What do we see here?']);
    await userEvent.click(field);
    await userEvent.tab();
    expect(screen.queryByText(PORTFOLIO.title.message)).toBeNull();
    expect(server.sentBy(arrange)).toEqual([]);
    await userEvent.type(field, 'Morning light{Enter}');
    await waitFor(() => expect(stored.map(({ title }) => title)).toEqual(['Morning light', 'Sea']));
  });
});

describe('photos and videos', () => {
  const photo = (name: string, type = 'image/jpeg') => new File(['bytes'], name, { type });
  const choose = (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is nothing to choose files with.');
    return userEvent.setup({ applyAccept: false }).upload(input, files);
  };

  it('are added one after the other; one that can’t be holds nobody up', async () => {
    await open();
    await choose(photo('Dog.jpg'), photo('notes.txt', 'text/plain'), photo('Cat.jpg'));
    await waitFor(() => expect(shown()).toEqual(['Coffee', 'Sea', 'Plant', 'Dog', 'Cat']));
    const left = within(screen.getByRole('list', { name: 'Being added' })).getAllByRole('listitem');
    expect(left).toHaveLength(1);
    expect(left[0]?.textContent).toContain(PROFILE_IMAGE.messages.type);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press('Dismiss notes.txt');
    expect(screen.queryByText('notes.txt')).toBeNull();
  });

  it('can be tried again when the failure was not theirs', async () => {
    await open();
    refusal = { status: 503, body: { message: 'Down' } };
    await choose(photo('Dog.jpg'));
    await screen.findByText(/could not be added/);
    refusal = null;
    await press('Try again');
    await waitFor(() => expect(shown()).toContain('Dog'));
    expect(screen.queryByText('Dog.jpg')).toBeNull();
  });

  it('are made ready by the server when they are videos, and shown then', async () => {
    stored = [{ ...item('v', 'Reel'), type: 'video', imageUrl: null, status: 'processing' }];
    await open();
    expect(screen.getByText(/being made ready/)).toBeTruthy();
    stored = [{ ...item('v', 'Reel'), type: 'video', duration: '0:30' }];
    expect(await screen.findByText('Video 0:30')).toBeTruthy();
    expect(shown()).toEqual(['Reel']);
  });

  it('say why they will never be ready', async () => {
    const problem = PORTFOLIO.video.problems.unreadable;
    stored = [{ ...item('v', 'Reel'), type: 'video', imageUrl: null, status: 'failed', problem }];
    await open();
    expect(screen.getByText(problem)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Reel' })).toBeTruthy();
  });

  it('are not even sent when they are videos above the limit', async () => {
    await open();
    const film = photo('Long.mp4', 'video/mp4');
    Object.defineProperty(film, 'size', { value: PORTFOLIO.video.maxBytes + 1 });
    await choose(film);
    expect(await screen.findByText(PORTFOLIO.video.messages.size)).toBeTruthy();
  });

  it('are asked for where there are none', async () => {
    stored = [];
    await open();
    expect(screen.getByText('Show what you can do')).toBeTruthy();
  });
});

describe('an item', () => {
  it('is removed after a question, and stays when the server refuses', async () => {
    await open();
    refusal = { status: 500, body: { message: 'Oops' } };
    await press('Remove Sea');
    expect(screen.getByText(/Sea disappears from your page/)).toBeTruthy();
    expect(server.sentBy(remove)).toEqual([]);
    await press('Remove');
    await waitFor(() => expect(server.sentBy(remove)).toHaveLength(1));
    expect(shown()).toContain('Sea');
    refusal = null;
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove' }).className).not.toContain('loading'),
    );
    await press('Remove');
    await waitFor(() => expect(shown()).toEqual(['Coffee', 'Plant']));
  });
});

describe('the focal point of a work', () => {
  it('is chosen on the whole picture, shown where it is cropped and saved', async () => {
    await open();
    const crop = () => screen.getByRole<HTMLImageElement>('img', { name: 'Sea' }).style.objectPosition;
    expect(crop()).toBe('50% 50%');
    await press('Choose what stays in view of Sea');
    const point = screen.getByRole('slider', { name: 'Focal point of Sea' });
    point.focus();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
    expect(point.getAttribute('aria-valuetext')).toBe('45% from the left, 30% from the top');
    await waitFor(() => expect(stored[1]?.focus).toEqual({ x: 45, y: 30 }));
    await press('Choose what stays in view of Sea');
    expect(crop()).toBe('45% 30%');
    await press('Move Sea earlier');
    await waitFor(() => expect(stored.map(({ id, focus: { x } }) => [id, x])[0]).toEqual(['b', 45]));
  });
});
