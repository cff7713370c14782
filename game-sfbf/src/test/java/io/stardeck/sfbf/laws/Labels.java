package io.stardeck.sfbf.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Event;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.event.AttackEvent.AttackDeclared;
import io.stardeck.sfbf.event.ShipEvent.DeviceOn;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;

/** What is worth counting about a decision. */
final class Labels {
  /** What has to come up when whole games are played. */
  static final ImmutableSet<String> MUST_COME_UP =
      ImmutableSet.of(
          "level BASIC",
          "level ADVANCED",
          "attack SHIP",
          "attack FIGHTERS",
          "attack PLANET_FIGHTERS",
          "attack FLOTILLA",
          "device cloak",
          "device web",
          "draft FLEET",
          "draft ROWS",
          "draft RESERVE",
          "draft REDRAW",
          "draft STASH",
          "draft SHIP",
          "draft FIGHTERS",
          "draft FLOTILLA",
          "phase defence",
          "phase reaction",
          "phase fighter-fire",
          "phase pf-intercept",
          "phase allocate",
          "phase discard-order",
          "action play-defence",
          "action fire-at-fighters",
          "action intercept",
          "action play-ceasefire",
          "action take-reserve",
          "action stash-drawn",
          "action withdraw",
          "event ship-destroyed",
          "event deck-reshuffled",
          "solitaire");

  private Labels() {}

  static ImmutableSet<String> of(BattleForceState state, ImmutableList<Event> events) {
    ImmutableSet.Builder<String> labels = ImmutableSet.builder();
    BattleForceConfig config = state.table().config();
    labels.add("level " + config.level());
    if (config.solitaire()) {
      labels.add("solitaire");
    }
    if (state.table().duel().isPresent()) {
      labels.add("duel");
    }
    Phase top = state.table().phases().top();
    state.secrets(top.seat()).desk().draft().ifPresent(draft -> labels.add("draft " + name(draft)));
    for (Event event : events) {
      if (event.what() instanceof AttackDeclared declared) {
        labels.add("attack " + declared.attack().form());
      } else if (event.what() instanceof DeviceOn on) {
        labels.add("device " + (state.table().card(on.ship()).cloak() ? "cloak" : "web"));
      }
    }
    return labels.build();
  }

  private static String name(Draft draft) {
    if (draft instanceof Draft.Cards cards) {
      return cards.purpose().name();
    }
    if (draft instanceof Draft.Assault assault) {
      return assault.form().name();
    }
    return draft instanceof Draft.Ships ? "FLEET" : "ROWS";
  }
}
