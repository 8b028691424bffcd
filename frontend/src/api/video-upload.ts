import type { OwnPortfolioItemDto } from './generated';
import { pagedApi } from './paged-lists';
import { readProblem, unreachable, type ApiProblem } from './problem';

export interface SentVideo {
  creatorId: string;
  title: string;
  file: File;
  /** Told a share between 0 and 1. */
  onProgress: (share: number) => void;
}

/** Sends a video as it is. Only this older way of the browser's tells how much has been sent. */
function send({ creatorId, title, file, onProgress }: SentVideo) {
  return new Promise<{ data: OwnPortfolioItemDto } | { error: ApiProblem }>((done) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/creator/${creatorId}/portfolio/videos?title=${encodeURIComponent(title)}`);
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => done({ error: unreachable });
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status === 201) done({ data: JSON.parse(responseText) as OwnPortfolioItemDto });
      else done({ error: readProblem(status, statusText, responseText) });
    };
    request.send(file);
  });
}

/** The described call has no progress; this one does the same and has. */
export const videoApi = pagedApi.injectEndpoints({
  endpoints: (build) => ({
    sendVideo: build.mutation<OwnPortfolioItemDto, SentVideo>({ queryFn: send }),
  }),
});
