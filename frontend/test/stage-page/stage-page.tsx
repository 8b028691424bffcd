import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ReviewItemDto, SubmissionFileDto } from '../../src/api/calls';
import '../../src/app/global.css';
import { CompareStage } from '../../src/features/review-room/stage/compare-stage';
import { Stage } from '../../src/features/review-room/stage/stage';
import {
  type Moment,
  type StageHandle,
  type StageProps,
  WHOLE_FILE,
} from '../../src/features/review-room/stage-contract';

/** What a browser test asks of this page, which shows the stage of the review room by itself. */
interface StagePage {
  file: SubmissionFileDto;
  /** Shown beside it, as the older version. */
  older?: SubmissionFileDto;
  items?: ReviewItemDto[];
  tool?: StageProps['tool'];
}
declare global {
  interface Window {
    showStage: (page: StagePage) => void;
    stage: StageHandle | null;
    moment: Moment;
  }
}

function Page({ file, older, items = [], tool = null }: StagePage) {
  const [moment, setMoment] = useState(WHOLE_FILE);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  window.moment = moment;
  const room = { items, selectedId, onSelect: setSelectedId };
  const handle = (stage: StageHandle | null) => {
    window.stage = stage;
  };
  return (
    <main data-review-room="" tabIndex={-1} style={{ height: '100dvh' }}>
      {older ? (
        <CompareStage
          ref={handle}
          older={{ file: older, label: 'v1', onWatched: () => {} }}
          newer={{ file, label: 'v2', onWatched: () => {} }}
          {...room}
        />
      ) : (
        <Stage ref={handle} {...{ file, moment, tool }} {...room} onMoment={setMoment} onWatched={() => {}} />
      )}
    </main>
  );
}

const root = createRoot(document.getElementById('root') as HTMLElement);
window.showStage = (page) => root.render(<Page key={page.file.id + (page.older?.id ?? '')} {...page} />);
