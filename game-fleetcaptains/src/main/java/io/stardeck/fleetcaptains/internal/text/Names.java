package io.stardeck.fleetcaptains.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Phrases;
import io.stardeck.fleetcaptains.action.Beaming;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What things are called, as far as the seat of a view knows them. */
record Names(FleetView view) {
  private Table table() {
    return view.table();
  }

  /** A card, a ship or a tile by its name. */
  String of(CardId card) {
    if (card.number() >= table().set().size()) {
      return card.toString();
    }
    return table().set().isEcho(card) ? "an echo" : table().set().title(card);
  }

  /** Whether a card is a captive aboard that ship. */
  boolean captive(CardId card, CardId ship) {
    ComponentSet set = table().set();
    return set.isCommand(card)
        && set.isShip(ship)
        && set.command(card).faction() != set.ship(ship).faction();
  }

  /** A side. */
  String of(Faction faction) {
    return faction == Faction.FEDERATION ? "the Federation" : "the Klingon Empire";
  }

  /** A system of a ship. */
  static String of(ShipSystem system) {
    return Phrases.word(system);
  }

  /** A system token, with what it changes. */
  static String of(SystemToken token) {
    return of(token.system()) + " " + token.amount().map(Phrases::signed).orElse("disabled");
  }

  /** Cards, one after the other, and the last with an "and". */
  String of(ImmutableList<CardId> cards) {
    return Phrases.and(cards.stream().map(this::of).toList());
  }

  /** Numbers, one after the other, and the last with an "and". */
  static String numbers(ImmutableList<Integer> numbers) {
    return Phrases.and(numbers.stream().map(String::valueOf).toList());
  }

  /** A space by its number on the board, with the tile that lies open there. */
  String space(int space) {
    if (!table().shape().has(space)) {
      return "space " + space;
    } else if (table().shape().isPost(space)) {
      return "the post of " + table().shape().keeper(space) + " (" + space + ")";
    }
    @Nullable LocationDef location = table().location(space);
    return location == null ? "space " + space : location.name() + " (" + space + ")";
  }

  /** A cloak token, with what it stands for if the seat knows. */
  String token(int number) {
    @Nullable CardId identity = view.identity(number);
    return "cloak token " + number + (identity == null ? "" : " (" + of(identity) + ")");
  }

  /**
   * What naming that token means while one lies shown: an echo comes to the ship that was shown, or
   * the echo that was shown goes to the named one ({@code FC-ECH-12, FC-ECH-13}).
   */
  String relocation(int number) {
    @Nullable CardId identity =
        view.top() instanceof FleetFrame.EchoRelocate shown ? view.identity(shown.token()) : null;
    if (identity == null) {
      return "move an echo: name " + token(number);
    }
    return table().set().isEcho(identity)
        ? "move the echo to " + token(number)
        : "move " + token(number) + " to " + of(identity);
  }

  /** A pile of cards that is shuffled anew. */
  String pile(String place) {
    if (place.equals(Places.ENCOUNTERS.toString())) {
      return "the encounter deck";
    }
    for (MissionType type : MissionType.values()) {
      if (place.equals(Places.stock(type).toString())) {
        return deck(type);
      }
    }
    for (Seat seat : Seat.first(table().players())) {
      if (place.equals(Places.deck(seat).toString())) {
        return "the command deck of " + seat;
      }
    }
    return place;
  }

  /** A shared mission deck. */
  static String deck(MissionType type) {
    return "the " + Phrases.lower(type) + " mission deck";
  }

  /** What is picked: a card by its name, an option by its number, as another may be open now. */
  String picked(Pick pick) {
    return pick instanceof Pick.Nth nth ? "option " + (nth.number() + 1) : of(pick);
  }

  /** The ship and its ratings on a setting of its alert level. */
  String set(CardId ship, String at, int setting) {
    return of(ship) + at + setting(ship, Optional.empty(), setting);
  }

  /** The ratings of a ship at an alert level; its number where there is no such setting. */
  String setting(CardId card, Optional<Alert> alert, int setting) {
    if (table().set().isShip(card)) {
      @Nullable Ship ship = table().ship(card);
      Alert level = alert.orElse(ship == null ? Alert.WHITE : ship.alert());
      ImmutableList<Setting> settings = table().set().ship(card).settings(level);
      if (setting >= 0 && setting < settings.size()) {
        return CardText.ratings(settings.get(setting)).replace(", cloaked", "");
      }
    }
    return "setting " + setting;
  }

  /** What is or was picked; an option by its label as long as it is asked for. */
  String of(Pick pick) {
    if (pick instanceof Pick.Card chosen) {
      return of(chosen.card());
    } else if (pick instanceof Pick.Nth nth) {
      return label(nth.number()).orElse(picked(pick));
    }
    return "nothing";
  }

  private Optional<String> label(int number) {
    if (view.top() instanceof Effects run
        && table().set().scripts(run.run().source()).get(run.list()).get(run.progress().next())
            instanceof Effect.Choose word
        && number >= 0
        && number < word.options().size()) {
      return Optional.of(word.options().get(number).label());
    }
    return Optional.empty();
  }

  /** What was chosen for a card. */
  String of(Target target) {
    String of = target.ship().map(ship -> " aboard " + of(ship)).orElse("");
    return target.card().isPresent()
        ? of(target.card().get()) + of
        : target
            .ship()
            .map(this::of)
            .or(() -> target.tile().map(this::space))
            .or(() -> target.token().map(this::token))
            .or(() -> target.system().map(Names::of))
            .orElse("nothing");
  }

  /** How a command card is played; nothing if it has no such face. */
  String face(CardId card, int number) {
    if (!table().set().hasFace(card, number)) {
      return "";
    }
    return switch (table().set().command(card).faces().get(number).kind()) {
      case COMBAT -> " as a combat card";
      case OPERATIONS -> " as an operations card";
      case CREW -> " as crew";
    };
  }

  /** How a command card is played, and on which ship. */
  String played(CardId card, int face, Optional<CardId> ship) {
    return of(card) + face(card, face) + on(card, ship);
  }

  /** An ability, by its number if its card has several. */
  String ability(CardId card, int number) {
    boolean several =
        card.number() < table().set().size() && table().set().abilities(card).size() > 1;
    return (several ? "ability " + (number + 1) : "the ability") + " of " + of(card);
  }

  /** The ship that a card is played on or used with, if that is not the card itself. */
  String on(CardId card, Optional<CardId> ship) {
    return ship.filter(each -> !each.equals(card)).map(each -> " on " + of(each)).orElse("");
  }

  /** A part of an action or an event. */
  String part(String name, String form, Object value) {
    return switch (form) {
      case "capital" -> Phrases.capital(part(name, value));
      case "a" -> a(part(name, value));
      case "number" -> value.toString();
      case "signed" -> Phrases.signed((Integer) value);
      case "relocation" -> relocation((Integer) value);
      case "picked" -> picked((Pick) value);
      case "moving" -> value.equals(0) ? "" : token((Integer) value);
      case "or none" -> value.equals(0) ? "no" : value.toString();
      case "tokens" -> value.equals(0) ? "" : Phrases.count((Integer) value, "control token");
      default -> form.isEmpty() ? part(name, value) : Phrases.count((Integer) value, form);
    };
  }

  private String part(String name, Object value) {
    if (value instanceof ImmutableList<?> parts) {
      return Phrases.and(parts.stream().map(each -> part("", each)).toList());
    } else if (value instanceof CardId card) {
      return of(card);
    } else if (value instanceof Faction faction) {
      return of(faction);
    } else if (value instanceof ShipSystem system) {
      return of(system);
    } else if (value instanceof Pick pick) {
      return of(pick);
    } else if (value instanceof Target target) {
      return of(target);
    } else if (value instanceof Beaming effect) {
      return switch (effect) {
        case LOSE_CREW -> "let them lose crew, or a card of the hand";
        case CAPTURE_CREW -> "capture crew";
        case TAKE_CARGO -> "take cargo";
        case GIVE_CARGO -> "give cargo";
      };
    } else if (value instanceof Enum<?> constant) {
      return Phrases.lower(constant);
    }
    return switch (name) {
      case "token" -> token((Integer) value);
      case "space", "to" -> space((Integer) value);
      case "place" -> pile((String) value);
      default -> value.toString();
    };
  }

  /** With its article: "a colony", "an outpost". */
  static String a(String thing) {
    return ("aeiou".indexOf(thing.charAt(0)) >= 0 ? "an " : "a ") + thing;
  }
}
