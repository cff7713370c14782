package io.stardeck.engine.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} tells. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {
      "stardeck " + library(), "Java " + Runtime.version() + " (" + vendor() + ")"
    };
  }

  /** As the archive that the library comes in says; classes beside their sources say nothing. */
  private static String library() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
        .orElse("not packaged");
  }

  private static String vendor() {
    return System.getProperty("java.vendor", "unknown");
  }
}
