package io.stardeck.b5.internal.text;

import io.stardeck.b5.card.word.Amount;

/** How much an effect does, in the forms that sentences ask for. */
final class AmountText {
  private AmountText() {}

  /**
   * The amount in that form: "signed", as "+2", "-(half of ...)"; "more", as "2 less", "more by the
   * influence of ..."; "more damage", as "2 less damage"; "much damage", as "2 damage", "as much
   * damage as ...".
   */
  static String of(Amount amount, String form) {
    int space = form.indexOf(' ');
    String noun = space < 0 ? "" : form.substring(space);
    if (form.equals("signed")) {
      return signed(amount);
    }
    return form.startsWith("more") ? more(amount, noun) : much(amount, noun);
  }

  private static String signed(Amount amount) {
    if (amount instanceof Amount.Fixed fixed) {
      return (fixed.value() < 0 ? "" : "+") + fixed.value();
    }
    return falls(amount)
        ? "-(" + WordText.of(turned(amount)) + ")"
        : "+(" + WordText.of(amount) + ")";
  }

  private static String more(Amount amount, String noun) {
    if (amount instanceof Amount.Fixed fixed) {
      return Math.abs(fixed.value()) + (fixed.value() < 0 ? " less" : " more") + noun;
    }
    return falls(amount)
        ? "less" + noun + " by " + WordText.of(turned(amount))
        : "more" + noun + " by " + WordText.of(amount);
  }

  private static String much(Amount amount, String noun) {
    return amount instanceof Amount.Fixed || amount instanceof Amount.Chosen
        ? WordText.of(amount) + noun
        : "as much" + noun + " as " + WordText.of(amount);
  }

  private static boolean falls(Amount amount) {
    return amount instanceof Amount.Times times && times.by() < 0;
  }

  private static Amount turned(Amount amount) {
    Amount.Times times = (Amount.Times) amount;
    return new Amount.Times(times.amount(), -times.by());
  }
}
