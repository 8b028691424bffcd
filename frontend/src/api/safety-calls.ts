import { generatedApi } from './generated';

export type { NewCodesDto, PasskeyDto, SecondFactorDto } from './generated';

/** What the server has taken changes how somebody is let in. */
const changesAccess = (_result: unknown, error: unknown) => (error ? [] : (['Access'] as const));
/** Somebody else may be signed in now. */
const enters = (_result: unknown, error: unknown) =>
  error ? [] : (['Session', 'Access', 'Profile', 'Booking', 'Notification'] as const);

/** By what an account is kept safe; apart from the others, because few pages need it. */
const safetyApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getSecondFactors: { providesTags: ['Access'] },
    changePassword: { invalidatesTags: changesAccess },
    askForEmailChange: { invalidatesTags: changesAccess },
    confirmEmailChange: { invalidatesTags: enters },
    undoEmailChange: { invalidatesTags: enters },
    confirmOneTimeCodes: { invalidatesTags: changesAccess },
    removeOneTimeCodes: { invalidatesTags: changesAccess },
    makeRecoveryCodes: { invalidatesTags: changesAccess },
    cancelFactorRemoval: { invalidatesTags: ['Access'] },
    finishSignIn: { invalidatesTags: enters },
    addPasskey: { invalidatesTags: changesAccess },
    removePasskey: { invalidatesTags: changesAccess },
    signInWithPasskey: { invalidatesTags: enters },
  },
});

export const {
  useChangePasswordMutation,
  useProveIdentityMutation,
  useAskForEmailChangeMutation,
  useConfirmEmailChangeMutation,
  useUndoEmailChangeMutation,
  useGetSecondFactorsQuery,
  useBeginOneTimeCodesMutation,
  useConfirmOneTimeCodesMutation,
  useRemoveOneTimeCodesMutation,
  useMakeRecoveryCodesMutation,
  useCancelFactorRemovalMutation,
  useAskForFactorRemovalMutation,
  useConfirmFactorRemovalMutation,
  useFinishSignInMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useGetPasskeyChallengeMutation,
  useSignInWithPasskeyMutation,
} = safetyApi;
