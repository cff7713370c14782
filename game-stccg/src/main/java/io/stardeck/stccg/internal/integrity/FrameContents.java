package io.stardeck.stccg.internal.integrity;

import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.window.Reply;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.EventUse;
import io.stardeck.stccg.card.InterruptUse;
import io.stardeck.stccg.card.fact.ArtifactUse;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.EventPlace;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.effects.Words;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Played;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/** What is wrong with what a frame holds: it is about cards and places that there are. */
final class FrameContents {
  private final StccgState state;
  private final Table table;
  private final Inspection inspection;

  FrameContents(StccgState state, Inspection inspection) {
    this.state = state;
    this.table = state.table();
    this.inspection = inspection;
  }

  void look(Phase phase, boolean top) {
    if (phase instanceof OrderPhase order) {
      new OrderContents(state, inspection).look(order);
    } else if (phase instanceof Phase.Announced announced) {
      if (inPlay(announced.card())) {
        aim(table.def(announced.card()), announced.on());
      }
    } else if (phase instanceof Phase.Window window) {
      window(window);
    } else if (phase instanceof Phase.Resolving resolving) {
      resolving(resolving.card());
    } else if (phase instanceof Phase.Effects effects) {
      effects(effects, top);
    } else if (phase instanceof Phase.Casualty casualty) {
      require(!casualty.victims().isEmpty(), "nobody dies");
    } else if (phase instanceof Phase.Tie tie) {
      require(table.ship(tie.ship()) != null, "there is no such ship");
    }
  }

  private void require(boolean holds, String message) {
    inspection.require(holds, "table.frames", "%s", message);
  }

  private boolean inPlay(Card card) {
    boolean there = card.equals(inPlay(card.id()));
    require(there, "what is announced is not in play");
    return there;
  }

  /** A card that is announced says where it goes. */
  private void aim(CardDef def, Aim on) {
    boolean there = on.location().isPresent() && table.position(on.location().getAsInt()) >= 0;
    @Nullable EventUse use = EventUse.of(def);
    boolean aimed =
        use == null
            ? def.kind() == CardKind.OUTPOST ? there : reports(on)
            : switch (use.place()) {
              case TABLE, NONE, PERSONNEL -> true;
              case PLAYER -> on.seat().isPresent();
              case SPACELINE_BETWEEN, BORDER_BETWEEN, MISSION, PLANET -> there;
              case SHIP, OUTPOST -> on.host().isPresent();
            };
    require(aimed, "it goes nowhere");
  }

  /** Ships, persons and equipment report to an outpost. */
  private static boolean reports(Aim on) {
    return on.host().isPresent() && on.host().get().kind() == HostKind.OUTPOST;
  }

  /** An interrupt is discarded after its effects, unless it has gone elsewhere by then. */
  private void resolving(CardId id) {
    @Nullable Card card = inPlay(id);
    require(
        card == null || goes(table.def(card)) && table.lying(id) == null,
        "what is resolved is no card that goes");
  }

  /** Whether a card is discarded after its effects: what does not stay or lie anywhere. */
  private static boolean goes(CardDef def) {
    @Nullable InterruptUse interrupt = InterruptUse.of(def);
    @Nullable EventUse event = EventUse.of(def);
    return interrupt != null && !interrupt.stays()
        || event != null && event.place() == EventPlace.NONE
        || def instanceof ArtifactDef artifact && artifact.use() == ArtifactUse.AT_ONCE;
  }

  private @Nullable Card inPlay(CardId id) {
    return Find.card(state.cards(Places.IN_PLAY), id);
  }

  private void window(Phase.Window window) {
    require(window.announced().round().end() == RoundEnd.ALL_PASS, "a round of another kind");
    require(window.announced().action().isEmpty(), "a window is about what lies below it");
    for (Seat seat : window.announced().round().seats()) {
      require(!table.player(seat).resigned(), "who has gone is asked");
    }
    for (Reply<Played> reply : window.announced().replies()) {
      @Nullable Card card = inPlay(reply.action().card());
      require(
          card != null
              && card.def().equals(reply.action().def())
              && InterruptUse.of(table.def(card)) != null,
          "an interrupt is not in play");
    }
  }

  /** Whoever chooses does so on top; a choice that is made in two steps is one that was offered. */
  private void effects(Phase.Effects effects, boolean top) {
    boolean known =
        table.options().cards().find(effects.def()) != null
            && effects.script() < table.scripts(effects.def()).size();
    require(known, "there is no such list");
    require(top || effects.progress().asked().isEmpty(), "who chooses does so at once");
    if (known && inspection.clean()) {
      for (Fault fault : Words.WORDS.faults(state, "table.frames", effects)) {
        inspection.require(false, fault.path(), "%s", fault.text());
      }
    }
    if (inspection.clean() && effects.chosen().isPresent()) {
      require(Words.offered(state, effects), "what was chosen was not offered");
    }
  }
}
