package io.stardeck.b5.internal.value;

import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.Target;

/** What the text of a mercenary, or of what lies on it, does while nobody directs it. */
public final class Undirected {
  private static final Target HOST = new Target.Plain(Target.Word.HOST);

  private Undirected() {}

  /** Whether that word works on the card itself, so that it needs no faction whose it is. */
  public static boolean works(Object word) {
    return word instanceof CardOperation on
        && (on.target().equals(Target.SELF) || on.target().equals(HOST));
  }
}
