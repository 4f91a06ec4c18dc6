import { Component, type ErrorInfo, type ReactNode } from "react";
import { logError } from "./error-log.ts";

interface BoundaryProps {
  /** Where it stands, for the log. */
  readonly label: string;
  /** What is shown in place of what broke. */
  readonly fallback?: ReactNode;
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly children?: ReactNode;
}

/** Keeps an element that breaks from taking the rest of the app along. React asks for a class here. */
export class ErrorBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    logError(this.props.label, error);
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
