import { Component, type ErrorInfo, type ReactNode } from "react";
import { logError } from "./error-log.ts";

interface BoundaryProps {
  /** The place in the design, for the log. */
  readonly label: string;
  /** What is shown in place of what broke; as a function, it depends on the error. */
  readonly fallback?: ReactNode | ((error: unknown) => ReactNode);
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly children?: ReactNode;
}

interface BoundaryState {
  readonly failure?: { readonly error: unknown };
}

/** Keeps an element that breaks from taking the rest of the app along. React asks for a class here. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    logError(this.props.label, error);
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    if (failure === undefined) return children;
    return typeof fallback === "function" ? fallback(failure.error) : fallback;
  }
}
