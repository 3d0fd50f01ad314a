/** Korean: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | 되돌려, 되돌려줘, 되돌리기, 실행 취소, 변경 취소, 마지막 변경 취소, 마지막 변경을 취소해, 마지막 변경을 취소해줘, 마지막 변경을 되돌려줘, 이전 버전으로 되돌려줘, 이전 버전으로 돌아가, 이전 버전으로 돌아가줘
`;
