package io.stardeck.stccg.internal.moving;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Parties;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Cards of one player that go from one host to another by an order: one, or all that may go ({@code
 * ST-LOD-04}, {@code ST-BEA-04}).
 */
record Passage(Seat seat, Host from, Host to) {
  private static final RuleId ORD_05 = RuleId.of("ST-ORD-05");
  private static final ImmutableList<Role> MOVABLE = ImmutableList.of(Role.FREE, Role.GEAR);

  /** Whether anything is there that is not stopped. */
  static boolean movable(Facts facts, Host from) {
    return facts.size(from, Role.FREE) > 0 || facts.size(from, Role.GEAR) > 0;
  }

  /**
   * Proposes each card that may go, and all.
   *
   * @param one reports what is wrong with a card
   */
  void candidates(Facts facts, BiConsumer<Card, Findings> one, Consumer<Optional<CardId>> offer) {
    List<Card> going = new ArrayList<>();
    Findings probe = Findings.probing();
    for (int i = 0; i < MOVABLE.size(); i++) {
      ImmutableList<Card> there = facts.cards(from, MOVABLE.get(i));
      for (int j = 0; j < there.size(); j++) {
        Card card = there.get(j);
        one.accept(card, probe);
        if (probe.clean() && !disabled(facts, card)) {
          offer.accept(Optional.of(card.id()));
          going.add(card);
        }
        probe = probe.clean() ? probe : Findings.probing();
      }
    }
    if (going.size() >= 2 && compatible(facts.table(), going)) {
      offer.accept(Optional.empty());
    }
  }

  /**
   * Reports what is wrong with the one, or with all.
   *
   * @param place the rule by which a card has to be there
   * @param one reports what is wrong with a card
   */
  void check(
      StccgView view,
      Optional<CardId> which,
      RuleId place,
      BiConsumer<Card, Findings> one,
      Findings findings) {
    if (which.isPresent()) {
      @Nullable Card card = movable(view, which.get());
      if (card != null && disabled(view, card)) {
        findings.reject("card", ORD_05, "%s is disabled", which.get());
      } else if (card != null) {
        one.accept(card, findings);
      } else if (stopped(view, which.get())) {
        findings.reject("card", ORD_05, "%s is stopped", which.get());
      } else {
        Find.refuse(view, findings, "card", which.get(), place, "%s is not there");
      }
    } else if (all(view, card -> clean(card, one)).size() < 2) {
      findings.reject("card", place, "fewer than two cards may go");
    }
  }

  private static boolean clean(Card card, BiConsumer<Card, Findings> one) {
    Findings probe = Findings.probing();
    one.accept(card, probe);
    return probe.clean();
  }

  private boolean disabled(Facts facts, Card card) {
    return Group.disabled(facts, seat, Beaming.location(facts.table(), from), from, card);
  }

  private @Nullable Card movable(Facts facts, CardId id) {
    for (Role role : MOVABLE) {
      Card card = Find.card(facts.cards(from, role), id);
      if (card != null) {
        return card;
      }
    }
    return null;
  }

  private boolean stopped(Facts facts, CardId id) {
    for (Role role : Role.ALL) {
      if (!MOVABLE.contains(role) && Find.card(facts.cards(from, role), id) != null) {
        return true;
      }
    }
    return false;
  }

  /** All that may go; none if they do not go together. */
  List<Card> all(Facts facts, Predicate<Card> may) {
    List<Card> cards = new ArrayList<>();
    for (Role role : MOVABLE) {
      for (Card card : facts.cards(from, role)) {
        if (may.test(card) && !disabled(facts, card)) {
          cards.add(card);
        }
      }
    }
    return compatible(facts.table(), cards) ? cards : List.of();
  }

  private boolean compatible(Table table, List<Card> cards) {
    return Parties.sides(table, seat, cards).size() == 1;
  }

  /** The one, or all that may go. */
  List<Card> going(Facts facts, Optional<CardId> which, Predicate<Card> may) {
    return which.isPresent()
        ? List.of(Objects.requireNonNull(movable(facts, which.get())))
        : all(facts, may);
  }

  /** Moves those cards. */
  void perform(Play<StccgState> play, List<Card> going, RuleId rule) {
    for (Role role : MOVABLE) {
      Hosts.moveThose(play, seat, role, from, to, going::contains, rule);
    }
    Tables.table(play, table -> table.with(table.turn().afterOrder()));
  }
}
