import { Button, Form, Input } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useGetBookingQuery } from '../../api/calls';
import { isApiProblem } from '../../api/problem';
import { EmptyNote } from '../../ui/empty-note';
import { Stack } from '../../ui/page';
import { Spinner } from '../../ui/spinner';
import { BookingCase } from './booking-case';
import styles from './booking-tab.module.css';
import { NotLoaded } from './not-loaded';

/** One booking by its id, to cancel it or to give money back. */
export function BookingTab({ id }: { id: string | null }) {
  const navigate = useNavigate();
  const {
    currentData: booking,
    isFetching,
    error,
    refetch,
  } = useGetBookingQuery({ id: id ?? '' }, { skip: !id, refetchOnMountOrArgChange: true });
  const open = ({ id: wanted }: { id: string }) =>
    void navigate(`/admin?tab=booking&id=${encodeURIComponent(wanted.trim())}`);

  return (
    <Stack>
      <Form
        className={styles.search}
        layout="vertical"
        requiredMark={false}
        initialValues={{ id }}
        onFinish={open}
      >
        <Form.Item
          name="id"
          label="Booking id"
          className={styles.field}
          rules={[{ required: true, whitespace: true, message: 'Please enter the whole id' }]}
        >
          <Input autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isFetching}>
          Open
        </Button>
      </Form>
      {booking && <BookingCase booking={booking} />}
      {!booking && isFetching && <Spinner />}
      {!booking && !isFetching && error && (
        <>
          {isApiProblem(error) && error.status === 404 ? (
            <EmptyNote title="There is no such booking">Its id has 36 characters.</EmptyNote>
          ) : (
            <NotLoaded onRetry={() => void refetch()} />
          )}
        </>
      )}
    </Stack>
  );
}
